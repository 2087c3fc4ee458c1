import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { goingThrough } from '../snapshot/goes-through.ts'
import type { RoundRange } from '../snapshot/round-range.ts'

export interface BracketMatch {
  /** Round of the knockout, from 0. */
  column: number
  /** Position and number in its round. */
  at: number
  no: number
  pool: number
  /** Positions in the player columns; −1: bye. */
  sides: [number, number]
  /** The side that goes through; undefined while that is open, and if nobody does. */
  won: 0 | 1 | undefined
  /** Nobody goes through: both have lost, as by a double forfeit. */
  isVoid: boolean
  /** The pool; for losers of a bracket's column who play on, `{bracket}/{column}`. */
  bracket: string
}

/** The drawn pairings of a knockout by column, in board order. */
export function bracketMatches(snapshot: Pick<Snapshot, 'rounds'>, { from, to }: RoundRange): BracketMatch[][] {
  const columns = snapshot.rounds
    .slice(from - 1, to)
    .map((round, column) => round.white.map((_, at) => bracketMatch(round, column, at)))
  decideByNextRounds(columns)
  assignBrackets(columns)
  return columns
}

function bracketMatch(round: RoundColumns, column: number, at: number): BracketMatch {
  const sides: BracketMatch['sides'] = [round.white[at]!, round.black[at] ?? -1]
  const through = sides[1] < 0 ? 0 : goingThrough(round.outcomes.slice(2 * at, 2 * at + 2), round.facts?.[at])
  return {
    column,
    at,
    no: round.no?.[at] ?? at + 1,
    pool: round.pool?.[at] ?? 0,
    sides,
    won: typeof through === 'number' ? through : undefined,
    isVoid: through === 'nobody',
    bracket: '',
  }
}

/**
 * In files of other programs a level match has no decision. Then the next rounds show who went through: the side that
 * plays there.
 */
function decideByNextRounds(columns: BracketMatch[][]): void {
  const next = new Map<number, BracketMatch>()
  for (const column of columns.toReversed()) {
    for (const match of column) {
      if (match.won !== undefined) continue
      const [first, second] = match.sides.map((player) => next.get(player))
      if (first !== second) match.won = !second || (first && comesBefore(first, second)) ? 0 : 1
    }
    for (const match of column.toReversed()) for (const player of match.sides) next.set(player, match)
  }
}

/** If both sides play on, the winner's match comes first in the draw. */
const comesBefore = (one: BracketMatch, other: BracketMatch): boolean =>
  (one.pool - other.pool || one.column - other.column || one.at - other.at) < 0

/** Assigns each match to the bracket of its pool, or to a bracket of players who have lost. */
function assignBrackets(columns: BracketMatch[][]): void {
  const last = new Map<number, BracketMatch>()
  for (const column of columns) {
    for (const match of column) match.bracket = bracketKey(match, last)
    for (const match of column) for (const player of match.sides) last.set(player, match)
  }
}

function bracketKey({ pool, sides }: BracketMatch, last: Map<number, BracketMatch>): string {
  const seated = sides.filter((player) => player >= 0)
  const previous = seated.flatMap((player) => {
    const before = last.get(player)
    return before ? [{ before, lost: before.won !== undefined && before.sides[before.won] !== player }] : []
  })
  const lost = previous.length > 0 && previous.length === seated.length && previous.every(({ lost }) => lost)
  const [best] = previous
    .filter((origin) => origin.before.pool === pool && origin.lost === lost)
    .map(({ before }) => before)
    .sort((a, b) => a.bracket.length - b.bracket.length || a.column - b.column)
  if (!best) return String(pool)
  return lost ? `${best.bracket}/${best.column}` : best.bracket
}
