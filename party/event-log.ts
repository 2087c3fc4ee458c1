import type { LiveEvent, StaleEvent, ViewerCountEvent } from '#core/match/live.ts'

/** A change of a tournament, with the version that it led to. */
export type VersionedEvent = Exclude<LiveEvent, ViewerCountEvent>

/** `text` is the frame as it is sent: rooms and relays pass it on without parsing it. */
export interface LogEntry {
  v: number
  text: string
}

/** The latest changes of a tournament, for viewers that reconnect. */
export interface EventLog {
  append(entries: LogEntry[]): void
  has(v: number): boolean
  /** Entries after version `since`, up to and including `to` if it is given, in order. */
  between(since: number, to?: number): LogEntry[]
}

export const LOG_LENGTH = 500

export const isVersioned = (event: LiveEvent): event is VersionedEvent => event.type !== 'online'

export const logEntry = (event: VersionedEvent): LogEntry => ({ v: event.v, text: JSON.stringify(event) })

export const staleEvent = (v: number): StaleEvent => ({ type: 'stale', v })

/** Entries ordered by version; of two with the same version the later one wins. */
export const inOrder = (...entries: LogEntry[]): LogEntry[] =>
  [...new Map(entries.map((entry) => [entry.v, entry])).values()].toSorted((a, b) => a.v - b.v)

/**
 * Frames for a viewer at version `since` when `sent` was broadcast last. If the log is too short: one frame that makes
 * the client fetch the snapshot.
 */
export function missedTexts(log: Pick<EventLog, 'between'>, since: number, sent: number): string[] {
  if (since >= sent) return []
  const known = log.between(since, sent)
  return known.length >= sent - since ? known.map(({ text }) => text) : [JSON.stringify(staleEvent(sent))]
}

/** Whether an event may change more than results and announcements, for example who may see the tournament. */
export const changesMore = ({ type }: VersionedEvent): boolean => type === 'round' || type === 'stale'

const CHANGES_MORE = /^\{"type":"(round|stale)"/

/** Whether the log has every version after `since` up to `to`, and all of them are results or announcements. */
export function hadOnlyResults(log: EventLog, since: number, to: number): boolean {
  const known = log.between(since, to)
  return known.length >= to - since && known.every(({ text }) => !CHANGES_MORE.test(text))
}
