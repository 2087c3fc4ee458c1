import { D1PreparedQuery, drizzle } from 'drizzle-orm/d1'
import { retryReads } from './retried-reads.ts'

const connect = (d1: D1Database) => drizzle(retryReads(d1), { casing: 'snake_case' })
export type Db = ReturnType<typeof connect>

const databases = new WeakMap<D1Database, Db>()

/** The database as the tables of `schema/` know it: camel-case fields over snake-case columns. */
export function open(d1: D1Database): Db {
  const db = databases.get(d1) ?? connect(d1)
  databases.set(d1, db)
  return db
}

/** A query that is built once for a database: building one takes far longer than running it, so what every request asks is prepared. */
export function prepareOnce<Query extends object>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>()
  return (db) => {
    const query = queries.get(db) ?? build(db)
    queries.set(db, query)
    return query
  }
}

// drizzle's own error repeats all values of the statement that failed, and with them secrets would stand in the log. What D1
// throws names columns alone.
Object.assign(D1PreparedQuery.prototype, {
  queryWithCache: (_sql: string, _values: unknown[], run: () => Promise<unknown>) => run(),
})
