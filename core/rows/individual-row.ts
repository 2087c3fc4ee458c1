import type { BoardGame, RegisteredIndividual } from '../snapshot/individual.ts'
import { pairingId } from '../snapshot/ids.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { resultOf } from '../snapshot/outcome-points.ts'

/** What someone scored at a team's boards in one round. */
export interface BoardHistory {
  round: number
  board: number
  /** Game points in this round; null until there are any. */
  score: number | null
  /** Games in this round that have a result. */
  games: number
  /** In the first of them. */
  colour: 'W' | 'B'
  /** Whom they met: the name as played, empty where nobody sat. */
  opponent: string
  /** The pairing's id. */
  resultId: string
}

/** Someone who sits at a team's boards, as the API tells it. */
export interface IndividualRow {
  /** Their user id, if they have an account. */
  userId: string | null
  name: string
  /** On the chess site. */
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
 * Individual scores of a team event, in the order of teams and their boards; `games` in the order of rounds. Who played
 * for a team without being on its list follows, under the name played by.
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
  /** Name as played; empty where nobody sat. */
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

/** A match may be of several games at one board: they add up. */
function addToHistory(histories: BoardHistory[], next: BoardHistory): void {
  const last = histories.at(-1)
  if (last?.resultId !== next.resultId) histories.push(next)
  else if (next.score !== null) {
    last.score = (last.score ?? 0) + next.score
    last.games += next.games
  }
}
