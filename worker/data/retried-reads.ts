import { logWarning } from '#party/log.ts'
/** A read failed twice, or a write once: the database is down, and the client may retry. */
export class DatabaseDown extends Error {
  readonly isWrite: boolean
  constructor(cause: unknown, isWrite = false) {
    super(isWrite ? 'The database took no write.' : 'The database did not answer a read, twice.', { cause })
    this.isWrite = isWrite
  }
}

/** Errors of what was written, not of the database: another try fails too. */
const REFUSED = /constraint failed|SQLITE_(CONSTRAINT|TOOBIG|MISMATCH)/

interface WrappedStatement {
  statement: D1PreparedStatement
  isRead: boolean
}

// Milliseconds in which a database that moves is usually back.
const WAIT = 30

/**
 * The same database with a second try for failed reads; a batch is tried again if it only reads. Writes are retried by
 * callers that know them to be idempotent. Throws `DatabaseDown` when the database fails.
 */
export function retryReads(d1: D1Database): D1Database {
  const known = new WeakMap<D1PreparedStatement, WrappedStatement>()

  function wrap(one: WrappedStatement): D1PreparedStatement {
    const { statement, isRead } = one
    const once = <Result>(run: () => Promise<Result>): Promise<Result> => (isRead ? twice(run) : written(run))
    const wrapped = {
      bind: (...values: unknown[]) => wrap({ statement: statement.bind(...values), isRead }),
      first: (...column: [string]) => once(() => statement.first(...column)),
      run: () => once(() => statement.run()),
      all: () => once(() => statement.all()),
      raw: (...options: [{ columnNames: true }]) => once(() => statement.raw(...options)),
    } as unknown as D1PreparedStatement
    known.set(wrapped, one)
    return wrapped
  }
  const batch = (statements: D1PreparedStatement[]): Promise<D1Result[]> => {
    const all = statements.map((statement) => known.get(statement) ?? { statement, isRead: false })
    const run = () => d1.batch(all.map(({ statement }) => statement))
    return all.every(({ isRead }) => isRead) ? twice(run) : written(run)
  }
  return { prepare: (sql: string) => wrap({ statement: d1.prepare(sql), isRead: isRead(sql) }), batch } as D1Database
}

const isRead = (sql: string): boolean =>
  /^\s*(select|with)\b/i.test(sql) &&
  !/\b(insert|update|delete|replace)\s+(into|from|or)\b|\bupdate\b.*\bset\b/is.test(sql)

async function written<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw REFUSED.test(String(error)) ? error : new DatabaseDown(error, true)
  }
}

async function twice<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    logWarning(error)
    await scheduler.wait(WAIT * (1 + Math.random()))
    return run().catch((cause: unknown) => {
      throw new DatabaseDown(cause)
    })
  }
}
