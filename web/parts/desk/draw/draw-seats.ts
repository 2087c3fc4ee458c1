import { contenders } from '#core/knockout/progress.ts'
import { whoPlays } from '#core/draw/who-plays.ts'
import type { DrawnPair } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** Start numbers of the players who are to be paired in a round and have no seat yet; in a knockout only those still in. */
export function unpaired(snapshot: Snapshot, round: number, pairs: DrawnPair[]): number[] {
  const seated = new Set(pairs.flatMap(({ white, black }) => [white, black]))
  const known = contenders(snapshot, round)
  return whoPlays(snapshot, round)
    .players.filter((position) => !known || known.winners.has(position))
    .map((position) => snapshot.players.no[position]!)
    .filter((no) => !seated.has(no))
}

/** The pairs after two players exchange their seats. Two players without a seat get a new board. */
export function exchanged(pairs: DrawnPair[], one: number, other: number): DrawnPair[] {
  const isSeated = (no: number): boolean => pairs.some(({ white, black }) => white === no || black === no)
  if (!isSeated(one) && !isSeated(other)) return inBoardOrder([...pairs, { white: one, black: other }])
  const swap = <No extends number | null>(no: No): number | No => (no === one ? other : no === other ? one : no)
  return pairs.map((pair) => {
    const next = { ...pair, white: swap(pair.white), black: swap(pair.black) }
    if (next.white === pair.white && next.black === pair.black) return pair
    // Another player sits there now.
    delete next.isFixed
    return next
  })
}

/** Identifies a pair, ignoring whether it is fixed. */
export const pairKey = ({ white, black, bye, pool = 0 }: DrawnPair): string => `${white} ${black ?? bye ?? 'U'} ${pool}`

export const withColoursSwapped = (pairs: DrawnPair[], no: number): DrawnPair[] =>
  pairs.map((pair) =>
    pair.black !== null && sitsAt(pair, no) ? { ...pair, white: pair.black, black: pair.white } : pair,
  )

/** The pairs with a player's board fixed, so that a redraw keeps it; or unfixed when it was fixed. */
export const withFixed = (pairs: DrawnPair[], no: number): DrawnPair[] =>
  pairs.map((pair) => {
    if (pair.black === null || !sitsAt(pair, no)) return pair
    const { isFixed, ...rest } = pair
    return isFixed ? rest : { ...rest, isFixed: true }
  })

export const sitsAt = ({ white, black }: DrawnPair, no: number): boolean => white === no || black === no

/** The pairs without the board of a player; both players then have no seat. */
export const takenApart = (pairs: DrawnPair[], no: number): DrawnPair[] =>
  pairs.filter(({ white, black }) => white !== no && black !== no)

/** The pairs with a bye for a player, whose opponent then has no seat. */
export const withBye = (pairs: DrawnPair[], no: number, bye: NonNullable<DrawnPair['bye']>): DrawnPair[] =>
  inBoardOrder([...takenApart(pairs, no), { white: no, black: null, bye }])

const inBoardOrder = (pairs: DrawnPair[]): DrawnPair[] => [
  ...pairs.filter(({ black }) => black !== null),
  ...pairs.filter(({ black }) => black === null),
]

/** Whether two players are kept apart in the coming round, by start numbers. */
export function isKeptApart({ players, forbidden = [], round }: Snapshot, one: number, other: number): boolean {
  const both = [one, other].map((no) => players.no.indexOf(no))
  return forbidden.some(
    ({ players: group, from, to }) =>
      from <= round + 1 && round + 1 <= (to ?? Infinity) && both.every((position) => group.includes(position)),
  )
}

/** The first round in which two players met, by start numbers; undefined when they have not. Forfeits don't count. */
export function metIn({ players, rounds }: Snapshot, one: number, other: number): number | undefined {
  const [a, b] = [players.no.indexOf(one), players.no.indexOf(other)]
  const index = rounds.findIndex(({ white, black, outcomes }) =>
    white.some((seat, at) => {
      const meet = (seat === a && black[at] === b) || (seat === b && black[at] === a)
      return meet && !/[+-]/.test(outcomes.slice(2 * at, 2 * at + 2))
    }),
  )
  return index < 0 ? undefined : index + 1
}

/** Whether a player, by start number, has had a pairing-allocated bye. */
export function hadBye({ players, rounds }: Snapshot, no: number): boolean {
  const position = players.no.indexOf(no)
  return rounds.some(({ white, black, outcomes }) =>
    white.some((seat, at) => seat === position && black[at]! < 0 && outcomes[2 * at] === 'U'),
  )
}

/** The colours of a player's games round by round, as letters: `wb·w`, with a dot for a round without a game. */
export const coloursOf = ({ players, rounds }: Snapshot, no: number): string => {
  const position = players.no.indexOf(no)
  return rounds
    .map(({ white, black, outcomes }) => {
      const at = white.findIndex((seat, index) => seat === position || black[index] === position)
      const isPlayed = at >= 0 && black[at]! >= 0 && !/[+-]/.test(outcomes.slice(2 * at, 2 * at + 2))
      return !isPlayed ? '·' : white[at] === position ? 'w' : 'b'
    })
    .join('')
}
