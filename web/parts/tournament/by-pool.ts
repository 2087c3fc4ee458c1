/** Rows grouped by pool; each group keeps the given order. */
export function groupByPool<Row extends { pool: number }>(rows: Row[]): { pool: number; rows: Row[] }[] {
  const pools = new Map<number, Row[]>()
  for (const row of rows) {
    const known = pools.get(row.pool)
    if (known) known.push(row)
    else pools.set(row.pool, [row])
  }
  return [...pools].map(([pool, rows]) => ({ pool, rows })).toSorted((a, b) => a.pool - b.pool)
}
