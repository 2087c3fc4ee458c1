import type { BoardGame } from '../snapshot/individual.ts'
import type { RoundColumns } from '../snapshot/snapshot.ts'
import { boardGames } from './board-games.ts'
import { isFault, type TrfFault } from './fault.ts'
import { isByGames } from './ranking.ts'
import { teamOpponents, type TeamOpponent } from './team-opponents.ts'
import { inBoardOrder, roundColumns, scoresAfter } from './draft-pairing.ts'
import { teamBye } from './team-byes.ts'
import type { TeamFile } from './team-file.ts'
import { teamMatch, type TeamMatch } from './team-match.ts'

export function teamRounds(event: TeamFile, drawn: number): { rounds: RoundColumns[]; games: BoardGame[] } | TrfFault {
  const rounds: RoundColumns[] = []
  const games: BoardGame[] = []
  const byGames = isByGames(event.trf)
  let scores = event.teams.map(() => 0)
  for (let round = 1; round <= drawn; round++) {
    const met = teamOpponents(event.trf, event.teams, round)
    if (isFault(met)) return met
    const matches = inBoardOrder(matchesOf(event, met, round), scores)
    rounds.push(roundColumns(matches))
    games.push(...matches.flatMap((match, at) => boardGames(event.trf, match, round, at + 1)))
    scores = scoresAfter(byGames ? matches.map(withGamePoints) : matches, scores)
  }
  return { rounds, games }
}

/** Boards are ordered by the score that ranks the teams. */
const withGamePoints = (match: TeamMatch): TeamMatch => ({ ...match, score: match.points ?? match.score })

const matchesOf = (event: TeamFile, met: Map<number, TeamOpponent>, round: number): TeamMatch[] =>
  event.teams.flatMap((team, position) => {
    const opponent = met.get(position)
    if (!opponent) return [teamBye(event, position, round)]
    if (opponent.opponent < position) return []
    const other = {
      position: opponent.opponent,
      team: event.teams[opponent.opponent]!,
      opponent: met.get(opponent.opponent)!,
    }
    return [teamMatch(event, { position, team, opponent }, other, round)]
  })
