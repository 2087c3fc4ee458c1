import type { Start } from '../text/start.ts'
import { startOrder } from '../text/start.ts'

/** A finished match or game of two sides, as seen by the first. */
export interface Meeting {
  tournamentId: string
  tournament: string
  /** Path of the match. */
  href: string
  round: number
  at: Start | null
  /** Plain points. */
  scores: [first: number, second: number]
}

export interface HeadToHead {
  /** Of the first side. */
  won: number
  drawn: number
  lost: number
  /** The newest first. */
  meetings: Meeting[]
}

/** Meetings that are listed. */
const MOST = 10

/** The balance of two sides over all their meetings. */
export function headToHead(meetings: readonly Meeting[]): HeadToHead {
  const count = (sign: number): number =>
    meetings.filter(({ scores: [first, second] }) => Math.sign(first - second) === sign).length
  return {
    won: count(1),
    drawn: count(0),
    lost: count(-1),
    meetings: meetings
      .toSorted((a, b) => startOrder(b.at ?? 0) - startOrder(a.at ?? 0) || b.round - a.round)
      .slice(0, MOST),
  }
}
