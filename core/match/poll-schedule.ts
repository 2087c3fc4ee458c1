import { DAY, HOUR, MINUTE, SECOND, WEEK } from '../time.ts'
import type { Facts } from './facts.ts'
import type { Mini } from './mini.ts'
import { judgedMini } from './mini-status.ts'
import { isReadThere } from './links.ts'
import { NO_OUTCOME } from './outcome.ts'
import { status, type JudgedFacts, type Status } from './status.ts'

export type PollSubject = JudgedFacts & { outcome: string }

// The probability of a poll in each second.
const POLL_CHANCE = { live: 0.25, finished: 0.01, waiting: 0.01 }
/** The longest time without a poll, in ms. */
const MAX_WAIT = { live: 5 * SECOND, waiting: MINUTE }
const MAX_INTERVAL = HOUR / 4
const GIVE_UP_AFTER = WEEK

type Stage = 'live' | 'finished' | 'waiting'

/** Undefined when no more polls are needed. A match that ended without a result counts as live for an hour. */
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
 * The latest time of the next poll, after one at `polledAt`; undefined if no more polls are needed. The interval is a
 * hundredth of the time until the start or since the end, between a minute and a quarter of an hour.
 */
export function latestPoll(match: PollSubject, now: number, polledAt: number): number | undefined {
  const at = stage(match, now)
  if (!at) return undefined
  if (at === 'live') return polledAt + MAX_WAIT.live
  const play = (at === 'finished' ? match.endTime : match.startTime) ?? now
  const latest = polledAt + Math.min(MAX_INTERVAL, Math.max(MAX_WAIT.waiting, Math.abs(play - now) / 100))
  // Poll at the start at the latest.
  return play > now ? Math.min(latest, play) : latest
}

/** The time of the next decision whether to poll: after a second if the match is live, otherwise when a poll is due. */
export function nextPoll(match: PollSubject, now: number, polledAt: number): number | undefined {
  return stage(match, now) === 'live' ? now + SECOND : latestPoll(match, now, polledAt)
}

/** Polls are random, and certain when due. `roll` is a random number from 0 up to 1. */
export function shouldPoll(match: PollSubject, now: number, roll: number, polledAt: number): boolean {
  const [at, latest] = [stage(match, now), latestPoll(match, now, polledAt)]
  if (at === undefined || latest === undefined) return false
  // The next decision is a second away: poll now if it would come too late.
  return roll < POLL_CHANCE[at] || now >= latest || (at === 'live' && now + SECOND > latest)
}

/** Whether running games, or the time of the last poll, may be known in addition to the saved facts. */
export const mayRun = (facts: Facts, at: Status): boolean =>
  (isFed(facts) && at === 'live') ||
  (isReadThere(facts.linkSource, facts.linkType) &&
    (at === 'live' || (isArchived(facts) && at !== 'hidden' && at !== 'confirmed' && at !== 'aborted')))

/** Chess.com shows a single game only in its archive, once it is over. */
export const isArchived = ({ linkSource, linkType }: Facts): boolean => linkSource === 'chessCom' && linkType === 'game'

/** Whether boards in the hall send the moves. */
const isFed = ({ feed, hidden }: Facts): boolean => feed === true && !hidden

/** Whether the tournament's room may know running games of this match. */
export const hasRunning = ({ facts, minis = [] }: { facts: JudgedFacts; minis?: readonly Mini[] }): boolean =>
  isWatched({ facts }) || isFed(facts) || minis.some((mini) => isWatched({ facts: judgedMini(mini) }))

/** Whether the tournament's room polls the chess site for this match. */
export const isWatched = ({ facts }: { facts: JudgedFacts }): boolean =>
  facts.link !== undefined &&
  isReadThere(facts.linkSource, facts.linkType) &&
  !facts.scored &&
  !facts.aborted &&
  !facts.hidden
