import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runToEnd } from '../run/processes.ts'
import type { Measurement } from './measurement.ts'

interface Report {
  testResults: { assertionResults: { meta: { rows?: Measurement[] } }[] }[]
}

/** D1 rows read, counted inside workerd by `test/bench/`. */
export async function readRows(scratch: string): Promise<Measurement[]> {
  const report = join(scratch, 'reads.json')
  const measured = runToEnd(
    'vitest',
    ['run', '--project', 'alone', 'test/bench', '--reporter=json', `--outputFile=${report}`],
    // Tests load more modules than the deployed Worker, so its memory limit (site.ts) is not theirs.
    { env: { AUDIT: '1', MINIFLARE_WORKERD_V8_FLAGS: '' } },
  )
  // An exceeded bound also fails the test; it is reported as a row instead.
  await measured.catch(() => undefined)
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report
  const rows = testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(({ meta }) => meta.rows ?? []))
  if (rows.length === 0) throw new Error('No rows were counted.')
  return rows
}
