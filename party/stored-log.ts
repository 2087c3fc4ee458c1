import { LOG_LENGTH, type LogEntry } from './event-log.ts'

/** The last few hundred versions in a room's own storage: sleep and a start forget none of them. */
export class StoredLog {
  #sql: SqlStorage

  constructor({ sql }: DurableObjectStorage) {
    this.#sql = sql
    sql.exec('create table if not exists log (v integer primary key, text text not null)')
  }

  append(entries: LogEntry[]): void {
    for (const { v, text } of entries) this.#sql.exec('insert or replace into log (v, text) values (?, ?)', v, text)
    this.#sql.exec('delete from log where v <= (select max(v) from log) - ?', LOG_LENGTH)
  }

  has = (v: number): boolean => this.#sql.exec('select 1 from log where v = ?', v).toArray().length > 0

  /** What is remembered after a version up to another, in order. */
  between(since: number, to = Number.MAX_SAFE_INTEGER): LogEntry[] {
    const found = this.#sql.exec<{ v: number; text: string }>(
      'select v, text from log where v > ? and v <= ? order by v',
      since,
      to,
    )
    return found.toArray()
  }
}
