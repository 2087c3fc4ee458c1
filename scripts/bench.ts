import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BuiltSite, buildAll } from './bench/built.ts'
import { asItStandsRows } from './bench/as-it-stands.ts'
import { bundleRows } from './bench/bundle.ts'
import { drawRows } from './bench/draw.ts'
import { forecastRows } from './bench/forecast.ts'
import { followedRows } from './bench/followed.ts'
import { loginRows } from './bench/login.ts'
import { pageRows } from './bench/pages.ts'
import { prizeRows } from './bench/prizes.ts'
import { readRows } from './bench/reads.ts'
import { renderedPageRows } from './bench/rendered.ts'
import { roomRows } from './bench/room.ts'
import { hopRows } from './bench/hops.ts'
import { growthRows } from './bench/growth.ts'
import { formatRow, isWithinBound, type Measurement } from './bench/measurement.ts'
import { hostileTextRows } from './bench/hostile-texts.ts'
import { standingsRows } from './bench/standings.ts'
import { whatIfRows } from './bench/what-if.ts'
import { stopAll } from './run/processes.ts'

/** `npm run bench`: measures every bound and fails if one is exceeded. `npm run bench -- rooms` runs that part only. */
const PARTS: [what: string, measure: (built: BuiltSite, scratch: string) => Measurement[] | Promise<Measurement[]>][] =
  [
    ['the bundle', bundleRows],
    ['reads', (_, scratch) => readRows(scratch)],
    ['standings', standingsRows],
    ['standings as they stand', asItStandsRows],
    ['hostile texts', hostileTextRows],
    ['a site that grows', growthRows],
    ['prizes', prizeRows],
    ['draws', drawRows],
    ['forecasts', forecastRows],
    ['logins', loginRows],
    ['hops', hopRows],
    ['pages', pageRows],
    ['rendered pages', renderedPageRows],
    ['what if', whatIfRows],
    ['rooms', roomRows],
    ['matches at the chess site', followedRows],
  ]

const scratch = mkdtempSync(join(tmpdir(), 'kibitz-bench-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => void stopAll().then(() => process.exit(1)))

let [held, missed] = [0, 0]
const wanted = process.argv.slice(2).join(' ')
const parts = PARTS.filter(([name]) => wanted === '' || name === wanted)
if (parts.length === 0) {
  console.error(`There is no part “${wanted}”. The parts are: ${PARTS.map(([name]) => name).join(', ')}.`)
  process.exit(1)
}
const built = await buildAll(scratch)
for (const [what, measure] of parts) {
  try {
    for (const row of await measure(built, scratch)) {
      console.log(formatRow(row))
      if (isWithinBound(row)) held += 1
      else missed += 1
    }
  } catch (error) {
    console.log(`FAIL  couldn’t measure ${what}:`, error)
    missed += 1
  }
}
console.log(`\n${held} passed, ${missed} failed.`)
await stopAll()
// A part that threw may leave a server running.
process.exit(missed ? 1 : 0)
