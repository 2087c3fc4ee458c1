const KINDS = [
  'plan',
  'daily',
  'member',
  'club',
  'setting',
  'mood',
  'lichess',
  'grant',
  'token',
  'facebook',
  'lichess-team',
  'lichess-game',
  'challenge',
  'bulk',
  'team-battle',
  'archived-game',
  'push',
  'mail',
  'hall',
] as const
type Kind = (typeof KINDS)[number]

const LOG_LENGTH = 5000

export interface LoggedRequest {
  at: number
  method: string
  /** Including the query. */
  path: string
  userAgent: string
  ifNoneMatch: string
  status: number
  ms: number
  /** Number of requests in flight when this one arrived. */
  overlap: number
  mood: string
}

const parse = <T>(rows: { value: string }[]): T[] => rows.map((row) => JSON.parse(row.value))

/** The simulator's data, kept across restarts: values by kind and key, and the log of requests. */
export function openStorage(sql: SqlStorage) {
  sql.exec('create table if not exists kept (kind text, key text, value text, primary key (kind, key)) without rowid')
  sql.exec('create table if not exists log (no integer primary key autoincrement, seen text)')
  return {
    put: (kind: Kind, key: string, value: unknown): void =>
      void sql.exec('replace into kept values (?, ?, ?)', kind, key, JSON.stringify(value)),
    get: <T>(kind: Kind, key: string): T | undefined =>
      parse<T>(
        sql.exec<{ value: string }>('select value from kept where kind = ? and key = ?', kind, key).toArray(),
      )[0],
    all: <T>(kind: Kind): T[] =>
      parse<T>(sql.exec<{ value: string }>('select value from kept where kind = ? order by key', kind).toArray()),
    remove: (kind: Kind, key: string): void => void sql.exec('delete from kept where kind = ? and key = ?', kind, key),
    clear: (): void => void sql.exec('delete from kept; delete from log'),
    note: (seen: LoggedRequest): void => {
      sql.exec('insert into log (seen) values (?)', JSON.stringify(seen))
      sql.exec('delete from log where no <= (select max(no) from log) - ?', LOG_LENGTH)
    },
    log: (path = ''): LoggedRequest[] =>
      parse<LoggedRequest>(
        sql
          .exec<{ value: string }>(
            `select seen as value from log where ?1 = '' or instr(seen ->> 'path', ?1) = 1 order by no`,
            path,
          )
          .toArray(),
      ),
    clearLog: (): void => void sql.exec('delete from log'),
  }
}

export type SimulatorStorage = ReturnType<typeof openStorage>
