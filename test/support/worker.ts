import { env } from 'cloudflare:workers'
import type { Bindings } from '#worker/env.ts'

/** What the Worker is given under test: real D1, real rooms. */
export const bindings = env as unknown as Bindings

/** One statement that ran, and the rows it read. */
export interface Ran {
  sql: string
  values: unknown[]
  read: number
}

/** The same database, with a list that grows by each statement it runs. */
export function counted(real: D1Database): { d1: D1Database; statements: Ran[] } {
  const statements: Ran[] = []
  const inner = new Map<D1PreparedStatement, D1PreparedStatement>()

  const note = (sql: string, values: unknown[], { meta }: D1Result): void =>
    void statements.push({ sql, values, read: meta.rows_read })

  function wrap(sql: string, statement: D1PreparedStatement, values: unknown[] = []): D1PreparedStatement {
    const run = async () => {
      const result = await statement.run()
      note(sql, values, result)
      return result
    }
    const wrapped = {
      bind: (...given: unknown[]) => wrap(sql, statement.bind(...given), given),
      run,
      all: run,
      first: async (column?: string) => {
        const [row] = (await run()).results as Record<string, unknown>[]
        return row ? (column ? row[column] : row) : null
      },
      raw: async () => (await run()).results.map((row) => Object.values(row as object)),
    } as unknown as D1PreparedStatement
    inner.set(wrapped, statement)
    texts.set(wrapped, { sql, values })
    return wrapped
  }
  const texts = new Map<D1PreparedStatement, { sql: string; values: unknown[] }>()
  const d1 = {
    prepare: (sql: string) => wrap(sql, real.prepare(sql)),
    batch: async (wrapped: D1PreparedStatement[]) => {
      const results = await real.batch(wrapped.map((one) => inner.get(one)!))
      results.forEach((result, at) => note(texts.get(wrapped[at]!)!.sql, texts.get(wrapped[at]!)!.values, result))
      return results
    },
  } as unknown as D1Database
  return { d1, statements }
}
