import { inOrder, LOG_LENGTH, type LogEntry } from './event-log.ts'

/** The last few hundred versions in memory. */
export class RecentLog {
  #entries: LogEntry[] = []

  append(entries: LogEntry[]): void {
    const isLater = (this.#entries.at(-1)?.v ?? 0) < (entries[0]?.v ?? Infinity)
    if (isLater) this.#entries.push(...entries)
    else this.#entries = inOrder(...this.#entries, ...entries)
    if (this.#entries.length >= 2 * LOG_LENGTH) this.#entries = this.#entries.slice(-LOG_LENGTH)
  }

  has = (v: number): boolean => this.#entries.some((entry) => entry.v === v)

  /** What is remembered after a version up to another, in order. */
  between(since: number, to: number): LogEntry[] {
    return this.#entries.filter(({ v }) => v > since && v <= to)
  }
}
