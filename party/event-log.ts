import type { LiveEvent, StaleEvent, ViewerCountEvent } from '#core/match/live.ts'

/** A change of a tournament, which has the version that it led to. */
export type VersionedEvent = Exclude<LiveEvent, ViewerCountEvent>

/** The same as the frame that is sent: rooms and relays pass it on without parsing it. */
export interface LogEntry {
  v: number
  text: string
}

/** The last changes of a tournament, for viewers that were away. */
export interface EventLog {
  append(entries: LogEntry[]): void
  has(v: number): boolean
  /** The entries after a version, up to another if one is given, in order. */
  between(since: number, to?: number): LogEntry[]
}

/** How many changes a log holds. */
export const LOG_LENGTH = 500

export const isVersioned = (event: LiveEvent): event is VersionedEvent => event.type !== 'online'

export const logEntry = (event: VersionedEvent): LogEntry => ({ v: event.v, text: JSON.stringify(event) })

export const staleEvent = (v: number): StaleEvent => ({ type: 'stale', v })

/** Entries by version. Of two with the same version the later one counts. */
export const inOrder = (...entries: LogEntry[]): LogEntry[] =>
  [...new Map(entries.map((entry) => [entry.v, entry])).values()].toSorted((a, b) => a.v - b.v)

/** The frames for a viewer that has version `since` where `sent` was broadcast last: to fetch the snapshot if the log is too short. */
export function missedTexts(log: Pick<EventLog, 'between'>, since: number, sent: number): string[] {
  if (since >= sent) return []
  const known = log.between(since, sent)
  return known.length >= sent - since ? known.map(({ text }) => text) : [JSON.stringify(staleEvent(sent))]
}

/** Whether an event may change more than results and announcements, for example who may see the tournament. */
export const changesMore = ({ type }: VersionedEvent): boolean => type === 'round' || type === 'stale'

const CHANGES_MORE = /^\{"type":"(round|stale)"/

/** Whether a log has every version between two, and all of them are results or announcements. */
export function hadOnlyResults(log: EventLog, since: number, to: number): boolean {
  const known = log.between(since, to)
  return known.length >= to - since && known.every(({ text }) => !CHANGES_MORE.test(text))
}
