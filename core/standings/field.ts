import type { Outcome } from '../match/outcome.ts'
import type { Bonus, RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import { byeResult } from '../snapshot/outcome-points.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Settings } from '../tournament/tournament.ts'
import { codeOf, TRAITS, VOLUNTARY, worths } from './outcome-tables.ts'
import { halfPoints } from '../text/score.ts'
import { hasFixedPairings } from '../tournament/fixed-pairings.ts'

export { OPEN, PLAYED } from './outcome-tables.ts'

/** Values of `Field.colour`; 0 without an opponent. */
export const WHITE = 1
export const BLACK = 2

/** Match points or game points, in half points. */
interface PointTable {
  /** Points of each round without bonuses, by cell. */
  each: Int32Array
  /** Sums by competitor, with the bonuses up to the round shown. */
  total: Int32Array
  win: number
  draw: number
}
export type PointKind = 'match' | 'game'

/**
 * The competitors and their results up to a round, from which all figures are computed. A competitor is identified by
 * position in the player columns; round r of a competitor is at cell `position * round + r - 1`.
 */
export interface Field extends Record<PointKind, PointTable> {
  snapshot: Snapshot
  size: number
  /** The round shown: the requested one, or the last drawn one if that is earlier. */
  round: number
  /** Planned; null for an event without end. */
  rounds: number | null
  /** The pairings are fixed from the start, as in a round robin (C.07 art. 15). */
  fixed: boolean
  /** Character codes of `OUTCOME_LETTERS`. A competitor without a pairing is absent, a zero-point bye. */
  outcome: Uint8Array
  /** Bits: `PLAYED`, `VOLUNTARY`, `OPEN`. */
  traits: Uint8Array
  /** −1: none. */
  opponent: Int32Array
  colour: Uint8Array
  /** Bonuses up to the round shown. */
  bonuses: Bonus[]
}

const ABSENT = codeOf('Z')

export const outcomeOf = (field: Field, cell: number): Outcome => String.fromCharCode(field.outcome[cell]!) as Outcome

/** The field after a round, without the games of competitors whose games do not count. */
export function field(snapshot: Snapshot, round: number): Field {
  return fieldOf(snapshot, round, uncounted(snapshot))
}

/** The field after a round with all games played, also those that do not count. */
export const fieldAsPlayed = (snapshot: Snapshot, round: number): Field => fieldOf(snapshot, round, new Set())

/** Positions of competitors whose games do not count, because they left a round robin before half of them. */
export const uncounted = ({ players: { exclusions = {} } }: Snapshot): ReadonlySet<number> =>
  new Set(
    Object.keys(exclusions)
      .map(Number)
      .filter((position) => exclusions[position] === 'uncounted'),
  )

function fieldOf(snapshot: Snapshot, round: number, leftOut: ReadonlySet<number>): Field {
  const { settings, players, rounds } = snapshot
  const size = players.no.length
  const shown = Math.max(0, Math.min(Math.trunc(round), rounds.length))
  const cells = size * shown
  const worth: PointsByLetter = { match: matchWorths(settings), game: gameWorths(settings) }
  const most = settings.fixtureScoring === 'perMini' ? Math.max(1, settings.segments.length) : 1
  const seen: Field = {
    snapshot,
    size,
    round: shown,
    rounds: settings.totalRounds,
    fixed: hasFixedPairings(systemAt(settings, snapshot.systems, shown).system),
    outcome: new Uint8Array(cells).fill(ABSENT),
    traits: new Uint8Array(cells).fill(VOLUNTARY),
    opponent: new Int32Array(cells).fill(-1),
    colour: new Uint8Array(cells),
    match: points(size, cells, worth.match, most),
    game: points(size, cells, worth.game),
    bonuses: snapshot.bonuses.filter((bonus) => bonus.round <= shown),
  }
  for (let at = 0; at < shown; at++) addRound(seen, rounds[at]!, { at, worth, leftOut })
  sumTotals(seen)
  return seen
}

/** Half points of each outcome, by its character code. */
type PointsByLetter = Record<PointKind, Int32Array>

const matchWorths = ({ winReward, drawReward, lossReward, byeReward, absenceReward }: Settings): Int32Array =>
  worths({
    win: halfPoints(winReward),
    draw: halfPoints(drawReward),
    loss: halfPoints(lossReward),
    bye: halfPoints(byeReward),
    absence: halfPoints(absenceReward),
  })

/** For rounds without recorded game points: the winner gets all of them, and in a draw each side gets half. */
function gameWorths(settings: Settings): Int32Array {
  const half = settings.gamePointTotal
  return worths({ win: 2 * half, draw: half, loss: 0, bye: byeResult(settings) * half, absence: 0 })
}

/** A pairing gives the points of up to `most` results. */
const points = (size: number, cells: number, worth: Int32Array, most = 1): PointTable => ({
  each: new Int32Array(cells),
  total: new Int32Array(size),
  win: most * worth[codeOf('1')]!,
  draw: most * worth[codeOf('=')]!,
})

function addRound(
  field: Field,
  { white, black, outcomes, points, mp }: RoundColumns,
  { at, worth, leftOut }: { at: number; worth: PointsByLetter; leftOut: ReadonlySet<number> },
): void {
  const side = (
    player: number,
    opponent: number,
    colour: number,
    letter: number,
    given: number | null | undefined,
    givenMatch: number | null | undefined,
  ): void => {
    const cell = player * field.round + at
    field.outcome[cell] = letter
    field.traits[cell] = TRAITS[letter]!
    field.opponent[cell] = opponent
    field.colour[cell] = opponent < 0 ? 0 : colour
    field.match.each[cell] = givenMatch ?? worth.match[letter]!
    field.game.each[cell] = given ?? worth.game[letter]!
  }
  for (let first = 0; first < outcomes.length; first += 2) {
    const [one, two] = [white[first / 2]!, black[first / 2]!]
    if (leftOut.size > 0 && (leftOut.has(one) || leftOut.has(two))) continue
    side(one, two, WHITE, outcomes.charCodeAt(first), points?.[first], mp?.[first])
    if (two >= 0) side(two, one, BLACK, outcomes.charCodeAt(first + 1), points?.[first + 1], mp?.[first + 1])
  }
}

function sumTotals({ size, round, match, game, bonuses }: Field): void {
  for (const { each, total } of [match, game]) {
    for (let player = 0; player < size; player++) {
      let sum = 0
      for (let cell = player * round; cell < (player + 1) * round; cell++) sum += each[cell]!
      total[player] = sum
    }
  }
  for (const { player, MP, GP } of bonuses) {
    match.total[player]! += MP
    game.total[player]! += GP
  }
}
