import { formatRow, holds, type Row } from './bench/row.ts'
import { standingsRows } from './bench/standings.ts'

/** `npm run bench`: every bound with what this run measured; fails when one does not hold. */
const PARTS: (() => Row[] | Promise<Row[]>)[] = [standingsRows]

const rows: Row[] = []
for (const part of PARTS) {
  for (const row of await part()) {
    console.log(formatRow(row))
    rows.push(row)
  }
}
const missed = rows.filter((row) => !holds(row)).length
console.log(`\n${rows.length - missed} bounds hold, ${missed} do not.`)
process.exitCode = missed ? 1 : 0
