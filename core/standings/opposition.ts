import { adjustedScores, foredraw, isForedraw } from './adjusted-scores.ts'
import type { Field, PointKind } from './field.ts'
import { OPEN, PLAYED, VOLUNTARY } from './outcome-tables.ts'
import { memoByField } from './memo-by-field.ts'
import type { Options } from './options.ts'

/** Contribution of each round to the tie-breaks of the Buchholz and Sonneborn-Berger families, by cell. */
export interface Opposition {
  /** Adjusted score of the opponent or the dummy, in half points. */
  score: Int32Array
  weight: Uint8Array
}

/** Values of `Opposition.weight`: does not count; counts; counts, and is cut first as a voluntary unplayed round. */
export const NOTHING = 0
const COUNTS = 1
export const CUT_FIRST = 2

export const opposition = (field: Field, { fore, forfeits }: Options, kind: PointKind): Opposition =>
  oppositionOf(field, kind, fore, forfeits || field.fixed)

const oppositionOf = memoByField((field: Field, kind: PointKind, fore: boolean, forfeits: boolean): Opposition => {
  const scores = adjustedScores(field, kind, fore)
  const { size, round, traits, opponent } = field
  const score = new Int32Array(size * round)
  const weight = new Uint8Array(size * round)
  for (let player = 0; player < size; player++) {
    const own = field[kind].total[player]! + foredraw(field, player, kind, fore)
    for (let cell = player * round; cell < (player + 1) * round; cell++) {
      const trait = traits[cell]!
      const against = opponent[cell]!
      const drawn = isForedraw(field, cell, fore)
      if (trait & OPEN && !drawn) continue
      if (against >= 0 && (trait & PLAYED || forfeits || drawn)) {
        score[cell] = scores[against]!
        weight[cell] = COUNTS
      } else if (!field.fixed) {
        score[cell] = Math.min(own, dummyCap(field, kind, scores, against))
        weight[cell] = trait & VOLUNTARY ? CUT_FIRST : COUNTS
      }
    }
  }
  return { score, weight }
})

/**
 * Maximum score of a dummy opponent (C.07 art. 16.4, since March 2026): the score of the scheduled opponent who did not
 * play, else a draw in every round so far.
 */
function dummyCap(field: Field, kind: PointKind, scores: Int32Array, against: number): number {
  if (field.snapshot.settings.edition < 2026) return Infinity
  return against >= 0 ? scores[against]! : field[kind].draw * field.round
}
