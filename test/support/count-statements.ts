/** An executed statement with the rows it read and wrote, including index rows. */
export interface RanStatement {
  sql: string
  values: unknown[]
  read: number
  written: number
  /** Equal for statements of the same batch. */
  batch: number
}

interface PreparedStatement {
  sql: string
  values: unknown[]
  statement: D1PreparedStatement
}

/** Whether a statement changes data other than `sessions` and `tries`. */
const isWrite = ({ sql }: PreparedStatement): boolean =>
  /^\s*(insert|update|delete)\b/i.test(sql) && !/\b(sessions|tries)\b/.test(sql)

/** A wrapper of the database that logs each statement. `meanwhile` runs once, right before the first write. */
export function countingDatabase(
  real: D1Database,
  meanwhile?: () => Promise<unknown>,
): { d1: D1Database; statements: RanStatement[] } {
  const statements: RanStatement[] = []
  const prepared = new WeakMap<D1PreparedStatement, PreparedStatement>()
  let batches = 0
  const interrupt = async (about: PreparedStatement[]): Promise<void> => {
    if (!meanwhile || !about.some(isWrite)) return
    const change = meanwhile
    meanwhile = undefined
    await change()
  }
  const note = ({ sql, values }: PreparedStatement, { meta }: D1Result, batch: number): void =>
    void statements.push({ sql, values, read: meta.rows_read, written: meta.rows_written, batch })

  function wrap(one: PreparedStatement): D1PreparedStatement {
    const { sql, statement } = one
    const run = async () => {
      await interrupt([one])
      const result = await statement.run<Record<string, unknown>>()
      note(one, result, ++batches)
      return result
    }
    const wrapped = {
      bind: (...values: unknown[]) => wrap({ sql, values, statement: statement.bind(...values) }),
      run,
      all: run,
      first: async () => (await run()).results[0] ?? null,
      raw: async () => (await run()).results.map((row) => Object.values(row)),
    } as unknown as D1PreparedStatement
    prepared.set(wrapped, one)
    return wrapped
  }
  const d1 = {
    prepare: (sql: string) => wrap({ sql, values: [], statement: real.prepare(sql) }),
    batch: async (wrapped: D1PreparedStatement[]) => {
      const all = wrapped.map((one) => prepared.get(one)!)
      await interrupt(all)
      const results = await real.batch(all.map(({ statement }) => statement))
      const batch = ++batches
      for (const [at, result] of results.entries()) note(all[at]!, result, batch)
      return results
    },
  } as unknown as D1Database
  return { d1, statements }
}

/** SQLite's query plan, one step per line: `SEARCH …` or `SCAN …`. */
export async function plan(d1: D1Database, { sql, values }: RanStatement): Promise<string[]> {
  const { results } = await d1
    .prepare(`explain query plan ${sql}`)
    .bind(...values)
    .all<{ detail: string }>()
  return results.map(({ detail }) => detail)
}

// Partial indexes that hold pending rows only, so scanning them is cheap.
const WAITING =
  /INDEX (?:tournaments_untold|announcements_untold|tournaments_without_podium|tournaments_with_event|board_sources_asked)$/

/** Steps that scan a whole table. Not counted: subqueries, JSON parameters and indexes of pending rows. */
export function scans(steps: string[]): string[] {
  const made = steps.flatMap((step) => /^(?:CO-ROUTINE|MATERIALIZE) (\S+)/.exec(step)?.[1] ?? [])
  return steps.filter((step) => {
    const [how, what = ''] = step.split(' ')
    const isTable = !step.includes('VIRTUAL TABLE') && !['CONSTANT', ...made].includes(what)
    return how === 'SCAN' && isTable && !WAITING.test(step)
  })
}
