import { isIn } from '../draw/who-plays.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { field } from '../standings/field.ts'
import { performance } from '../standings/ratings.ts'
import { PLAIN } from '../standings/options.ts'

/** How strong everybody is taken to be, by position. */
export interface Strengths {
  ratings: number[]
  /** Whose rating is their own: odds are said of these alone. */
  isRated: boolean[]
}

/** Beyond this share of those in play without a rating, ratings say nothing of the event. */
const MOST_UNRATED = 0.2

/**
 * Ratings, and for the few who have none what they have performed at here, or else what the weakest has; undefined where too
 * many have none.
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
