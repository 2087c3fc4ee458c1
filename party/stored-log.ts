import { LOG_LENGTH, type EventLog, type LogEntry } from './event-log.ts'
import type { Sql } from './storage.ts'

/** An event log in the room's own storage, which outlives hibernation and restarts. */
export class StoredLog implements EventLog {
  #sql: Sql

  constructor(sql: Sql) {
    this.#sql = sql
    sql.exec('create table if not exists log (v integer primary key, text text not null)')
  }

  append(entries: LogEntry[]): void {
    for (const { v, text } of entries) this.#sql.exec('insert or replace into log (v, text) values (?, ?)', v, text)
    this.#sql.exec('delete from log where v <= (select max(v) from log) - ?', LOG_LENGTH)
  }

  has(v: number): boolean {
    return this.#sql.exec('select 1 from log where v = ?', v).toArray().length > 0
  }

  between(since: number, to = Number.MAX_SAFE_INTEGER): LogEntry[] {
    const found = this.#sql.exec<{ v: number; text: string }>(
      'select v, text from log where v > ? and v <= ? order by v',
      since,
      to,
    )
    return found.toArray()
  }
}
