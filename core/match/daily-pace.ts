import { DAY, HOUR, MINUTE, WEEK } from '../time.ts'
import type { Facts } from './facts.ts'
import type { MatchPoints } from './scores.ts'
import { GAMES_A_BOARD } from './site-games.ts'
import { status } from './status.ts'
import type { PollSubject } from './poll-schedule.ts'

/** A daily match as far as it decides when it is polled again. */
export type DailySubject = PollSubject & {
  points: MatchPoints | null
  /** The time at which the match counts as it is, whatever goes on. */
  deadline?: number | undefined
}

/** A match with days for a move: it goes on for weeks or months. */
export const isDaily = ({ linkType }: Pick<Facts, 'linkType'>): boolean => linkType === 'daily'

/** Players sign up in the last two days, most of them in the last hours. */
const SIGN_UP_RUSH = 2 * DAY
const LAST_HOURS = 2 * HOUR
/** Chess.com starts a match three to five minutes late, and ends one with too few players within eight minutes. */
const AFTER_START = [5 * MINUTE, 10 * MINUTE]
const EVERY = {
  farAhead: 4 * HOUR,
  rush: HOUR,
  lastHours: 10 * MINUTE,
  running: 4 * HOUR,
  close: HOUR,
  decided: 12 * HOUR,
  /** While the boards of a finished match are read. */
  justOver: 5 * MINUTE,
}
/** Few enough open games that the next one may decide. */
const LAST_GAMES = 4

/**
 * When a daily match is polled next, after a poll at `now`; undefined once it is settled. 200 such matches take less
 * than one request a minute on average.
 */
export function nextDailyPoll(match: DailySubject, now: number): number | undefined {
  const where = status(match, now)
  if (where === 'aborted' || where === 'confirmed') return undefined
  if (match.bodyStatus === 'finished' || where === 'finished') return afterEnd(match.endTime ?? now, now)
  return match.bodyStatus === 'in_progress' ? whileRunning(match, now) : beforeStart(match.startTime, now)
}

/** Finished matches are looked at for late changes: daily for a week, then weekly. */
export function nextReview(endTime: number, now: number): number {
  return now + (now - endTime < WEEK ? DAY : WEEK)
}

function afterEnd(endTime: number, now: number): number {
  return now - endTime < HOUR ? now + EVERY.justOver : nextReview(endTime, now)
}

function beforeStart(start: number | undefined, now: number): number {
  if (start === undefined) return now + EVERY.rush
  const turns = [start - SIGN_UP_RUSH, start - LAST_HOURS, ...AFTER_START.map((ms) => start + ms)]
  const turn = turns.find((at) => at > now) ?? Infinity
  // A match whose planned start has passed still waits for its start, or was given up.
  return Math.min(turn, now + intervalBefore(start - now))
}

function intervalBefore(left: number): number {
  if (left > SIGN_UP_RUSH) return EVERY.farAhead
  if (left > LAST_HOURS) return EVERY.rush
  if (left > -LAST_HOURS) return EVERY.lastHours
  if (left > -DAY) return EVERY.rush
  return left > -WEEK ? EVERY.farAhead : DAY
}

function whileRunning({ points, boards = 0, deadline }: DailySubject, now: number): number {
  const [white, black] = points ?? [0, 0]
  // In half points.
  const total = 2 * GAMES_A_BOARD * boards
  const open = (total - white - black) / 2
  const isDecided = boards > 0 && 2 * Math.max(white, black) > total
  const isNearEnd = deadline !== undefined && deadline > now && deadline - now <= 2 * DAY
  if (isNearEnd || (boards > 0 && !isDecided && open <= LAST_GAMES)) return now + EVERY.close
  const next = now + (isDecided ? EVERY.decided : EVERY.running)
  return deadline !== undefined && deadline > now
    ? Math.min(next, Math.max(deadline - 2 * DAY, now + EVERY.close))
    : next
}
