import { isIn } from '../draw/who-plays.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { field } from '../standings/field.ts'
import { performance } from '../standings/ratings.ts'
import { PLAIN } from '../standings/options.ts'

/** The ratings used for a forecast, by position. */
export interface Strengths {
  ratings: number[]
  /** Whether the rating is the competitor’s own: only these competitors get odds. */
  isRated: boolean[]
}

/** If more than this share of the players present is unrated, there are no odds. */
const MOST_UNRATED = 0.2

/**
 * Ratings; unrated players get their performance in this event, but no less than the lowest rating. Undefined if too
 * many are unrated.
 */
export function strengths(snapshot: Snapshot): Strengths | undefined {
  const { rating } = snapshot.players
  const playing = rating.flatMap((each, at) => (isIn(snapshot, at, snapshot.round + 1) ? [each] : []))
  const unrated = playing.filter((each) => each <= 0).length
  if (playing.length === 0 || unrated > MOST_UNRATED * playing.length) return undefined
  const weakest = Math.min(...rating.filter((each) => each > 0))
  const shown =
    unrated > 0 ? performance(field(snapshot, snapshot.round), { ...PLAIN, kind: 'match', unrated: 'left out' }) : []
  return {
    ratings: rating.map((each, at) => (each > 0 ? each : Math.max(weakest, shown[at] || 0))),
    isRated: rating.map((each) => each > 0),
  }
}
