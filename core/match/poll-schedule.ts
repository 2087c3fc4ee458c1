import { DAY, HOUR, MINUTE, SECOND, WEEK } from '../time.ts'
import type { Facts } from './facts.ts'
import { isReadThere } from './links.ts'
import { NO_OUTCOME } from './outcome.ts'
import { status, type JudgedFacts, type Status } from './status.ts'

/** What is asked of a match to know whether to look at it again. */
export type PollSubject = JudgedFacts & { outcome: string }

// Chances that a look, one a second, is taken.
const POLL_CHANCE = { live: 0.25, finished: 0.01, waiting: 0.01 }
/** How long a look is left to chance at most. */
const MAX_WAIT = { live: 5 * SECOND, waiting: MINUTE }
const MAX_INTERVAL = HOUR / 4
const GIVE_UP_AFTER = WEEK

type Stage = 'live' | 'finished' | 'waiting'

/** undefined: there is nothing more to see. A match that ended without a result is looked at as if it were live. */
function stage(match: PollSubject, now: number): Stage | undefined {
  const where = status(match, now)
  if (where === 'aborted' || where === 'confirmed') return undefined
  const since = now - (match.endTime ?? match.startTime ?? now)
  if (since > GIVE_UP_AFTER) return undefined
  if (where === 'live') return since < DAY ? 'live' : 'waiting'
  if (where !== 'finished') return 'waiting'
  return match.outcome === NO_OUTCOME && since < HOUR ? 'live' : 'finished'
}

/**
 * When a match is looked at at the latest, after a look at `polledAt`; undefined when never again. Further from play it
 * is asked more rarely: a hundredth of the time to its start or since its end, from a minute to a quarter of an hour.
 */
export function latestPoll(match: PollSubject, now: number, polledAt: number): number | undefined {
  const at = stage(match, now)
  if (!at) return undefined
  if (at === 'live') return polledAt + MAX_WAIT.live
  const play = (at === 'finished' ? match.endTime : match.startTime) ?? now
  const latest = polledAt + Math.min(MAX_INTERVAL, Math.max(MAX_WAIT.waiting, Math.abs(play - now) / 100))
  // The start is not slept through.
  return play > now ? Math.min(latest, play) : latest
}

/** When to decide again whether to poll: each second while live, otherwise when it is due. */
export function nextPoll(match: PollSubject, now: number, polledAt: number): number | undefined {
  return stage(match, now) === 'live' ? now + SECOND : latestPoll(match, now, polledAt)
}

/** Whether to look now: by chance, and at the latest when it is due. `roll` is from 0 up to 1. */
export function shouldPoll(match: PollSubject, now: number, roll: number, polledAt: number): boolean {
  const [at, latest] = [stage(match, now), latestPoll(match, now, polledAt)]
  if (at === undefined || latest === undefined) return false
  // While a match is live, the next turn is a second away: a look that would come too late then is taken now.
  return roll < POLL_CHANCE[at] || now >= latest || (at === 'live' && now + SECOND > latest)
}

/** Whether more may be known of a match than is saved: games that are being played, or when its site was asked. */
export const mayRun = (facts: Facts, at: Status): boolean =>
  isReadThere(facts.linkSource, facts.linkType) &&
  (at === 'live' || (isArchived(facts) && at !== 'hidden' && at !== 'confirmed' && at !== 'aborted'))

/** Whether a match is a game that its site shows only when it is over. */
export const isArchived = ({ linkSource, linkType }: Facts): boolean => linkSource === 'chessCom' && linkType === 'game'

/** Whether the room of its tournament keeps asking the chess site about a match. */
export const isWatched = ({ facts }: { facts: JudgedFacts }): boolean =>
  facts.link !== undefined &&
  isReadThere(facts.linkSource, facts.linkType) &&
  !facts.scored &&
  !facts.aborted &&
  !facts.hidden
