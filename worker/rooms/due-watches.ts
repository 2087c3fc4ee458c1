import { isDaily } from '#core/match/daily-pace.ts'
import { NO_OUTCOME } from '#core/match/outcome.ts'
import { nextPoll, shouldPoll, type PollSubject } from '#core/match/poll-schedule.ts'
import { SECOND } from '#core/time.ts'
import type { PolledWatch } from './poll.ts'

/** The facts that decide how often a match is polled. */
export const pollSubject = ({ match }: PolledWatch): PollSubject => ({
  ...match.facts,
  outcome: match.outcome,
  scored: match.outcome !== NO_OUTCOME && !match.facts.provisional,
})

/** Whether viewers follow a match whose participants are not known yet. */
export const needsParticipants = (watch: PolledWatch, now: number): boolean =>
  watch.isFollowed === true &&
  !watch.participants &&
  now >= Math.max(watch.retryAt ?? 0, (watch.polledAt ?? 0) + SECOND)

/** A daily match is polled when its row says so, even if the room forgot it meanwhile. */
export const isDue = (watch: PolledWatch, now: number, roll: number): boolean =>
  now >= (watch.retryAt ?? 0) &&
  (isDaily(watch.match.facts) ? now >= watch.dueAt : shouldPoll(pollSubject(watch), now, roll, watch.polledAt ?? 0))

export const nextPollOf = (watch: PolledWatch, now: number): number =>
  isDaily(watch.match.facts)
    ? Math.max(watch.retryAt ?? 0, watch.dueAt)
    : Math.max(watch.retryAt ?? 0, nextPoll(pollSubject(watch), now, watch.polledAt ?? 0) ?? Infinity)
