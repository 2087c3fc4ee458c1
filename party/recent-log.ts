import { inOrder, LOG_LENGTH, type EventLog, type LogEntry } from './event-log.ts'

/** An event log in memory. */
export class RecentLog implements EventLog {
  #entries: LogEntry[] = []

  append(entries: LogEntry[]): void {
    const isLater = (this.#entries.at(-1)?.v ?? 0) < (entries[0]?.v ?? Infinity)
    if (isLater) this.#entries.push(...entries)
    else this.#entries = inOrder(...this.#entries, ...entries)
    if (this.#entries.length >= 2 * LOG_LENGTH) this.#entries = this.#entries.slice(-LOG_LENGTH)
  }

  has(v: number): boolean {
    return this.#entries.some((entry) => entry.v === v)
  }

  between(since: number, to = Infinity): LogEntry[] {
    return this.#entries.filter(({ v }) => v > since && v <= to)
  }
}
