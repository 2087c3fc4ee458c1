import { MINUTE, SECOND } from '../time.ts'

/** The load of a chess site's queue, which sends one request at a time. */
export interface SiteLoad {
  /** Live matches and boards to be polled. */
  live: number
  /** Milliseconds per request. */
  pace: number
}

/** If a live match is polled less often than this, its results are late. */
const IN_TIME = MINUTE

/** Milliseconds between two polls of the same match, if all live ones take turns. */
export const timeAround = ({ live, pace }: SiteLoad): number => live * pace

export const isBehind = (load: SiteLoad): boolean => timeAround(load) > IN_TIME

const ROUGH_PACE = SECOND / 2
/** The weight of the latest request in the moving average. */
const WEIGHT = 0.1

/** The pace after another request of `took` ms. */
export const paceAfter = (pace: number | undefined, took: number): number =>
  (1 - WEIGHT) * (pace ?? ROUGH_PACE) + WEIGHT * took
