import type { BoardGame, RegisteredIndividual } from '../snapshot/individual.ts'
import { pairingId } from '../snapshot/ids.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { resultOf } from '../snapshot/outcome-points.ts'

/** A player's score for a team in one round. */
export interface BoardHistory {
  round: number
  board: number
  /** Game points in this round; null until there are any. */
  score: number | null
  /** Finished games in this round. */
  games: number
  /** Colour of the first game. */
  colour: 'W' | 'B'
  /** The opponent's name as played; empty if the board was not occupied. */
  opponent: string
  /** The pairing's id. */
  resultId: string
}

/** A player of a team, in the API. */
export interface IndividualRow {
  /** null without an account. */
  userId: string | null
  name: string
  /** At the chess site. */
  username: string | null
  /** The team's name. */
  team: string
  nationality: string
  title: string
  rating: number
  histories: BoardHistory[]
}
type SnapshotPart = Pick<Snapshot, 'id' | 'players' | 'rounds'>

/**
 * Individual scores of a team event, by team and board. `games` must be in the order of rounds. Players who are not on
 * a team's list follow, with the name that they played under.
 */
export function individualRows(
  event: SnapshotPart,
  entrants: readonly RegisteredIndividual[],
  games: readonly BoardGame[],
): IndividualRow[] {
  const { id, players } = event
  const positions = new Map(players.no.map((no, at) => [no, at]))
  const listed = entrants
    .toSorted((a, b) => a.team - b.team || a.board - b.board || a.no - b.no)
    .map((entrant) => ({ entrant, row: individualRow(entrant, players.firstName[positions.get(entrant.team)!] ?? '') }))
  const byNo = new Map(listed.map(({ entrant, row }) => [entrant.no, row]))
  const byName = new Map(
    listed.flatMap(({ entrant: { username, name }, row }) =>
      [name, username ?? name].map((word) => [key(row.team, word), row]),
    ),
  )
  const rows = listed.map(({ row }) => row)
  for (const game of games) {
    for (const { no, playedAs, team, line } of sides(event, game)) {
      const found = byNo.get(no ?? NaN) ?? byName.get(key(team, playedAs))
      if (!found && !playedAs) continue
      const row = found ?? unlistedRow(playedAs, team)
      if (!found) {
        rows.push(row)
        byName.set(key(team, playedAs), row)
      }
      addToHistory(row.histories, { ...line, resultId: pairingId(id, game.round, game.matchNo) })
    }
  }
  return rows
}

const key = (team: string, name: string): string => `${team}\n${name.toLowerCase()}`

const individualRow = (entrant: RegisteredIndividual, team: string): IndividualRow => {
  const { userId, name, username, nationality, title, rating } = entrant
  return { userId: userId ?? null, name, username: username ?? null, team, nationality, title, rating, histories: [] }
}

const unlistedRow = (playedAs: string, team: string): IndividualRow => ({
  userId: null,
  name: playedAs,
  username: playedAs,
  team,
  nationality: '',
  title: '',
  rating: 0,
  histories: [],
})

interface GamePlayer {
  no: number | undefined
  /** Name as played; empty if the board was not occupied. */
  playedAs: string
  team: string
  line: Omit<BoardHistory, 'resultId'>
}

function sides({ players, rounds }: SnapshotPart, game: BoardGame): [white: GamePlayer, black: GamePlayer] {
  const { round, board, matchNo, white, black, outcome } = game
  const pairings = rounds[round - 1]
  const at = pairings?.no ? pairings.no.indexOf(matchNo) : matchNo - 1
  const [first = '', second = ''] = [pairings?.white[at], pairings?.black[at]].map(
    (side) => players.firstName[side ?? -1] ?? '',
  )
  const [team, other] = game.whiteFirst ? [first, second] : [second, first]
  const [own, their] = [resultOf(outcome.charAt(0)), resultOf(outcome.charAt(1))]
  return [
    {
      no: game.whiteIndividual,
      playedAs: white,
      team,
      line: { round, board, score: own, games: own === null ? 0 : 1, colour: 'W', opponent: black },
    },
    {
      no: game.blackIndividual,
      playedAs: black,
      team: other,
      line: { round, board, score: their, games: their === null ? 0 : 1, colour: 'B', opponent: white },
    },
  ]
}

/** Adds up several games of one match. */
function addToHistory(histories: BoardHistory[], next: BoardHistory): void {
  const last = histories.at(-1)
  if (last?.resultId !== next.resultId) histories.push(next)
  else if (next.score !== null) {
    last.score = (last.score ?? 0) + next.score
    last.games += next.games
  }
}
