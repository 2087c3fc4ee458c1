export type SqlValue = string | number | null
export type SqlRow = Record<string, SqlValue>

/** Runs statements in one transaction; returns the rows of each. */
export type Query = (statements: string[]) => Promise<SqlRow[][]>

export const queryOf =
  (d1: D1Database): Query =>
  async (statements) =>
    (await d1.batch<SqlRow>(statements.map((statement) => d1.prepare(statement)))).map(({ results }) => results)

/** A value in SQL. NUL would end the statement. */
export const literal = (value: SqlValue): string =>
  typeof value === 'string'
    ? `'${value.replaceAll("'", "''").replaceAll('\0', "' || char(0) || '")}'`
    : String(value ?? 'null')

export const quoted = (name: string): string => `"${name}"`
