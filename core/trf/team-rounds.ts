import type { BoardGame } from '../player/individual.ts'
import type { RoundColumns } from '../snapshot/snapshot.ts'
import { boardGames } from './board-games.ts'
import { isFault, type TrfFault } from './fault.ts'
import { meetings, type Meeting } from './meetings.ts'
import { inBoardOrder, roundColumns, scoresAfter } from './pairing.ts'
import { teamBye } from './team-byes.ts'
import type { TeamEvent } from './team-event.ts'
import { teamMatch, type TeamMatch } from './team-match.ts'

/** The rounds of a team event, as many as are drawn, and the games on their boards. */
export function teamRounds(event: TeamEvent, drawn: number): { rounds: RoundColumns[]; games: BoardGame[] } | TrfFault {
  const rounds: RoundColumns[] = []
  const games: BoardGame[] = []
  let scores = event.teams.map(() => 0)
  for (let round = 1; round <= drawn; round++) {
    const met = meetings(event.trf, event.teams, round)
    if (isFault(met)) return met
    const matches = inBoardOrder(matchesOf(event, met, round), scores)
    rounds.push(roundColumns(matches))
    games.push(...matches.flatMap((match, at) => boardGames(event.trf, match, round, at + 1)))
    scores = scoresAfter(matches, scores)
  }
  return { rounds, games }
}

const matchesOf = (event: TeamEvent, met: Map<number, Meeting>, round: number): TeamMatch[] =>
  event.teams.flatMap((team, position) => {
    const meeting = met.get(position)
    if (!meeting) return [teamBye(event, position, round)]
    if (meeting.opponent < position) return []
    const other = {
      position: meeting.opponent,
      team: event.teams[meeting.opponent]!,
      meeting: met.get(meeting.opponent)!,
    }
    return [teamMatch(event, { position, team, meeting }, other, round)]
  })
