import { D1PreparedQuery, drizzle } from 'drizzle-orm/d1'
import { retryReads } from './retried-reads.ts'

const connect = (d1: D1Database) => drizzle(retryReads(d1), { casing: 'snake_case' })
export type Db = ReturnType<typeof connect>

const databases = new WeakMap<D1Database, Db>()

/** drizzle over the tables of `schema/`: camel-case fields, snake-case columns. */
export function open(d1: D1Database): Db {
  const db = databases.get(d1) ?? connect(d1)
  databases.set(d1, db)
  return db
}

/**
 * Builds a query once per database. Building takes far longer than running it, so queries of every request are
 * prepared.
 */
export function prepareOnce<Query extends object>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db, Query>()
  return (db) => {
    const query = queries.get(db) ?? build(db)
    queries.set(db, query)
    return query
  }
}

// drizzle's own error repeats all values of the failed statement, which would put secrets into the log. D1's error
// names only columns.
Object.assign(D1PreparedQuery.prototype, {
  queryWithCache: (_sql: string, _values: unknown[], run: () => Promise<unknown>) => run(),
})
