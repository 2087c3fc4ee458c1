import type { LiveEvent, StaleEvent, ViewerCountEvent } from '#core/match/live.ts'

/** What happened at a version of the tournament. */
export type VersionedEvent = Exclude<LiveEvent, ViewerCountEvent>

/** The same as the text that is sent; on its way nobody reads it. */
export interface LogEntry {
  v: number
  text: string
}

/** So many of the last versions are remembered for those who were away. */
export const LOG_LENGTH = 500

export const logEntry = (event: VersionedEvent): LogEntry => ({ v: event.v, text: JSON.stringify(event) })

export const staleEvent = (v: number): StaleEvent => ({ type: 'stale', v })

/** Entries by version, each version once: of two that say the same version the later one counts. */
export const inOrder = (...entries: LogEntry[]): LogEntry[] =>
  [...new Map(entries.map((entry) => [entry.v, entry])).values()].toSorted((a, b) => a.v - b.v)

/** What somebody is told who knows a version of those that were told; `known`: what is remembered after it, in order. */
export function missedTexts(known: LogEntry[], since: number, told: number): string[] {
  if (since >= told) return []
  return known.length >= told - since ? known.map(({ text }) => text) : [JSON.stringify(staleEvent(told))]
}
