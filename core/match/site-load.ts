import { MINUTE, SECOND } from '../time.ts'

/** What the queue of a chess site has to do: it asks one question at a time. */
export interface SiteLoad {
  /** Live matches and boards that it is asked about. */
  live: number
  /** Milliseconds that a question takes. */
  pace: number
}

/** A match is looked at again within this time, or its results are late. */
const IN_TIME = MINUTE

/** Milliseconds until the same match has its turn again, where all that are live take turns. */
export const timeAround = ({ live, pace }: SiteLoad): number => live * pace

/** Whether a site has more live matches than its queue can follow in time. */
export const isBehind = (load: SiteLoad): boolean => timeAround(load) > IN_TIME

const ROUGH_PACE = SECOND / 2
/** How much the last question counts for the pace. */
const WEIGHT = 0.1

/** The pace after one more question. */
export const paceAfter = (pace: number | undefined, took: number): number =>
  (1 - WEIGHT) * (pace ?? ROUGH_PACE) + WEIGHT * took
