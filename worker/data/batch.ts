import type { SQL } from 'drizzle-orm'
import { SQLiteAsyncDialect } from 'drizzle-orm/sqlite-core'
import type { Db } from './db.ts'

const dialect = new SQLiteAsyncDialect({ casing: 'snake_case' })

/** Runs statements in one transaction. drizzle's own batch takes no raw statement with parameters. */
export const runBatch = <Row = unknown>(db: Db, statements: SQL[]): Promise<D1Result<Row>[]> =>
  db.$client.batch<Row>(
    statements.map((statement) => {
      const { sql, params } = dialect.sqlToQuery(statement)
      return db.$client.prepare(sql).bind(...params)
    }),
  )
