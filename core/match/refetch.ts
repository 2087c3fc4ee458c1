import { DAY, HOUR, MINUTE, SECOND, WEEK } from '../time.ts'
import { NONE } from './outcome.ts'
import { status, type Judged } from './status.ts'

/** What is asked of a match to know whether to look at it again. */
export type Watched = Judged & { outcome: string }

// Chances that a look, one a second, is taken.
const CHANCE = { live: 0.25, finished: 0.01, waiting: 0.01 }
/** How long a look is left to chance at most. */
const LATEST = { live: 5 * SECOND, waiting: MINUTE }
const RARELY = HOUR / 4
const GIVEN_UP = WEEK

type Stage = 'live' | 'finished' | 'waiting'

/** undefined: there is nothing more to see. A match that ended without a result is looked at as if it were live. */
function stage(match: Watched, now: number): Stage | undefined {
  const where = status(match, now)
  if (where === 'aborted' || where === 'confirmed') return undefined
  const since = now - (match.endTime ?? match.startTime ?? now)
  if (since > GIVEN_UP) return undefined
  if (where === 'live') return since < DAY ? 'live' : 'waiting'
  if (where !== 'finished') return 'waiting'
  return match.outcome === NONE && since < HOUR ? 'live' : 'finished'
}

/**
 * When a match is looked at at the latest, after a look at `lookedAt`; undefined when never again. Further from play it
 * is asked more rarely: a hundredth of the time to its start or since its end, from a minute to a quarter of an hour.
 */
export function latestLook(match: Watched, now: number, lookedAt: number): number | undefined {
  const at = stage(match, now)
  if (!at) return undefined
  if (at === 'live') return lookedAt + LATEST.live
  const play = (at === 'finished' ? match.endTime : match.startTime) ?? now
  const latest = lookedAt + Math.min(RARELY, Math.max(LATEST.waiting, Math.abs(play - now) / 100))
  // The start is not slept through.
  return play > now ? Math.min(latest, play) : latest
}

/** When the dice are thrown for a match again: each second while it is live, otherwise once it is due. */
export function nextTurn(match: Watched, now: number, lookedAt: number): number | undefined {
  return stage(match, now) === 'live' ? now + SECOND : latestLook(match, now, lookedAt)
}

/** Whether to look now: by chance, and at the latest when it is due. `roll` is from 0 up to 1. */
export function shouldLook(match: Watched, now: number, roll: number, lookedAt: number): boolean {
  const [at, latest] = [stage(match, now), latestLook(match, now, lookedAt)]
  if (at === undefined || latest === undefined) return false
  // While a match is live, the next turn is a second away: a look that would come too late then is taken now.
  return roll < CHANCE[at] || now >= latest || (at === 'live' && now + SECOND > latest)
}
