import { whoPlays } from '#core/draw/who-plays.ts'
import type { DrawnPair } from '#core/snapshot/desk.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** Numbers of those who are to be paired in a round and sit nowhere yet. */
export function unpaired(snapshot: Snapshot, round: number, pairs: DrawnPair[]): number[] {
  const seated = new Set(pairs.flatMap(({ white, black }) => [white, black]))
  return whoPlays(snapshot, round)
    .players.map((position) => snapshot.players.no[position]!)
    .filter((no) => !seated.has(no))
}

/** The pairs after two people have exchanged their seats; two who sit nowhere get a board of their own. */
export function exchanged(pairs: DrawnPair[], one: number, other: number): DrawnPair[] {
  const isSeated = (no: number): boolean => pairs.some(({ white, black }) => white === no || black === no)
  if (!isSeated(one) && !isSeated(other)) return inBoardOrder([...pairs, { white: one, black: other }])
  const swap = <No extends number | null>(no: No): number | No => (no === one ? other : no === other ? one : no)
  return pairs.map((pair) => ({ ...pair, white: swap(pair.white), black: swap(pair.black) }))
}

/** The pairs without the board at which somebody sits. */
export const takenApart = (pairs: DrawnPair[], no: number): DrawnPair[] =>
  pairs.filter(({ white, black }) => white !== no && black !== no)

/** The pairs with a bye for somebody; whoever was to meet them sits nowhere then. */
export const withBye = (pairs: DrawnPair[], no: number, bye: NonNullable<DrawnPair['bye']>): DrawnPair[] =>
  inBoardOrder([...takenApart(pairs, no), { white: no, black: null, bye }])

/** Boards before those who are alone. */
const inBoardOrder = (pairs: DrawnPair[]): DrawnPair[] => [
  ...pairs.filter(({ black }) => black !== null),
  ...pairs.filter(({ black }) => black === null),
]

/** The round in which two have met before; undefined where they have not. By numbers. */
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

/** The colours that somebody has had, as letters: `wb·w`. */
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
