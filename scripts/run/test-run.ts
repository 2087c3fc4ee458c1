import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formatCost, startCost } from './cost.ts'
import { runStage, type TestStage } from './stage.ts'
import { playwrightTroubles, vitestTroubles, type Trouble } from './test-reports.ts'

// German, Arabic as it runs from right to left, and a language in which everything differs from English (build/words/pseudo.ts).
process.env['LANGUAGES'] ??= 'de,ar,en-XA'
process.env['KIBITZ_ENGINE'] ??= 'test/support/engine'

const FOLDERS = ['core', 'party', 'previews', 'worker', 'edge', 'web', 'simulator', 'build', 'cli', 'scripts', 'test']

/** Fast checks first. Stages of one row run at the same time. */
export const CHECKS: TestStage[][] = [
  [
    { name: 'format', command: ['oxfmt', '--check', ...FOLDERS], isQuiet: true },
    { name: 'type names', command: ['node', 'scripts/type-names.ts'], isQuiet: true },
  ],
  [
    // One checker and one builder: more of them do the same work twice.
    {
      name: 'types',
      command: ['tsc', '-b', '--checkers', '1', '--builders', '1'],
      // The compiler collects garbage from 4 GiB on only: collecting takes a third of its processor time.
      env: { GOGC: 'off', GOMEMLIMIT: '4GiB' },
      isQuiet: true,
    },
    { name: 'lint', command: ['oxlint', '--deny-warnings', ...FOLDERS], isQuiet: true },
    // Also for the tests, which share what is built.
    { name: 'build', command: ['node', 'scripts/run/build-all.ts'], isQuiet: true },
  ],
]

const reports = mkdtempSync(join(tmpdir(), 'kibitz-test-'))
process.once('exit', () => rmSync(reports, { recursive: true, force: true }))
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1))
const VITEST_REPORT = join(reports, 'vitest.json')
const PLAYWRIGHT_REPORT = join(reports, 'playwright.json')

export const vitest = (env: Record<string, string>, ...args: string[]): TestStage => ({
  name: 'rules, API and pages',
  command: ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`, ...args],
  env,
})

/** Playwright starts the site by itself (playwright.config.ts). */
export const playwright = (...args: string[]): TestStage => ({
  name: 'journeys',
  command: ['playwright', 'test', '--reporter=dot,json', ...args],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
})

/**
 * Runs the rows in order and prints the cost of each; then lists the tests that failed, each with a command that runs
 * it alone. Stops at the first row with a failure, unless `goOn`. Returns whether everything passed.
 */
export async function runTests(rows: TestStage[][], { goOn = false } = {}): Promise<boolean> {
  let hasPassed = true
  for (const row of rows) {
    const cost = startCost()
    const passed = await Promise.all(row.map(runStage))
    const names = row.map(({ name }, at) => `${name} ${passed[at] ? 'passed' : 'FAILED'}`)
    console.log(`${names.join(', ')}: ${formatCost(cost())}`)
    hasPassed &&= passed.every(Boolean)
    if (!hasPassed && !goOn) break
  }
  const troubles = [...vitestTroubles(VITEST_REPORT), ...playwrightTroubles(PLAYWRIGHT_REPORT)]
  const [flaky, failed] = [troubles.filter(({ isFlaky }) => isFlaky), troubles.filter(({ isFlaky }) => !isFlaky)]
  printTroubles('Failed:', failed)
  printTroubles('Flaky (passed at the second attempt):', flaky)
  return hasPassed
}

function printTroubles(heading: string, troubles: Trouble[]): void {
  if (troubles.length === 0) return
  console.log(`\n${heading}`)
  for (const { title, command } of troubles) console.log(`  ${title}\n    ${command}`)
}
