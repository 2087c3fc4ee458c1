import type { Facts } from './facts.ts'

export const STATUSES = [
  'hidden',
  'aborted',
  'confirmed',
  'finished',
  'live',
  'registered',
  'scheduled',
  'pending',
] as const
export type Status = (typeof STATUSES)[number]

/** `scored`: there is a confirmed outcome. */
export type JudgedFacts = Facts & { scored: boolean }

const isPast = (time: number | undefined, now: number): boolean => time !== undefined && time <= now

export const isFinished = (match: JudgedFacts, now: number): boolean =>
  match.scored || match.bodyStatus === 'finished' || isPast(match.endTime, now)

export const isLive = (match: JudgedFacts, now: number): boolean =>
  match.metaStatus === 'In Progress' ||
  match.bodyStatus === 'in_progress' ||
  (!isFinished(match, now) && !match.hidden && !isOnlyAgreed(match) && isPast(match.startTime, now))

/** A match without a link whose captains agreed on a time: whether it has begun then is unknown. */
const isOnlyAgreed = ({ startTime, agreedTime, link, feed }: Facts): boolean =>
  startTime === agreedTime && link === undefined && !feed

const isRegistered = (match: JudgedFacts, now: number): boolean =>
  isPast(match.registrationTime, now) || (match.boards ?? 0) > 0 || isLive(match, now) || isFinished(match, now)

export const isScheduled = (match: JudgedFacts, now: number): boolean =>
  match.startTime !== undefined || match.bodyStatus === 'scheduled' || isRegistered(match, now)

export const hasScore = (where: Status): boolean => where === 'live' || where === 'finished' || where === 'confirmed'

export const showsScores = (match: JudgedFacts, now: number): boolean => isFinished(match, now) || isLive(match, now)

/** The first status that applies, in this order. */
export function status(match: JudgedFacts, now: number): Status {
  if (match.hidden) return 'hidden'
  if (match.aborted) return 'aborted'
  if (match.scored) return 'confirmed'
  if (isFinished(match, now)) return 'finished'
  if (isLive(match, now)) return 'live'
  if (isRegistered(match, now)) return 'registered'
  if (isScheduled(match, now)) return 'scheduled'
  return 'pending'
}
