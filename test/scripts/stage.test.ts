import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runStage } from '../../scripts/run/stage.ts'
import { playwrightTroubles, vitestTroubles } from '../../scripts/run/test-reports.ts'

const scratch = mkdtempSync(join(tmpdir(), 'kibitz-stage-'))
afterAll(() => rmSync(scratch, { recursive: true }))
const write = (name: string, report: object): string => {
  writeFileSync(join(scratch, name), JSON.stringify(report))
  return join(scratch, name)
}

test('a stage passes or fails as its command does', async () => {
  expect(await runStage({ name: 'one', command: ['true'] })).toBe(true)
  expect(await runStage({ name: 'two', command: ['sh', '-c', 'exit 3'], isQuiet: true })).toBe(false)
})

test('a failed test is named with the command that runs it alone', () => {
  const file = write('vitest.json', {
    testResults: [
      { name: `${process.cwd()}/test/core/a.test.ts`, status: 'passed', assertionResults: [] },
      {
        name: `${process.cwd()}/test/core/b.test.ts`,
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'good', title: 'good' },
          { status: 'failed', fullName: 'group a "bad" one', title: 'a "bad" one' },
        ],
      },
      { name: `${process.cwd()}/test/core/c.test.ts`, status: 'failed', assertionResults: [] },
    ],
  })
  expect(vitestTroubles(file)).toEqual([
    {
      title: 'test/core/b.test.ts › group a "bad" one',
      command: String.raw`npm test -- test/core/b.test.ts -t "a \"bad\" one"`,
      isFlaky: false,
    },
    { title: 'test/core/c.test.ts', command: 'npm test -- test/core/c.test.ts', isFlaky: false },
  ])
})

test('a journey that passed at its second attempt is listed as flaky; skipped and passed ones are not listed', () => {
  const spec = (line: number, title: string, status: string) => ({
    file: 'live.spec.ts',
    line,
    title,
    tests: [{ status }],
  })
  const file = write('playwright.json', {
    config: { rootDir: join(process.cwd(), 'test/journeys') },
    suites: [
      {
        specs: [spec(3, 'fine', 'expected'), spec(9, 'not run', 'skipped')],
        suites: [{ specs: [spec(20, 'now and then', 'flaky'), spec(30, 'never', 'unexpected')] }],
      },
    ],
  })
  expect(playwrightTroubles(file)).toEqual([
    {
      title: 'test/journeys/live.spec.ts:20 › now and then',
      command: 'npm test -- test/journeys/live.spec.ts:20',
      isFlaky: true,
    },
    {
      title: 'test/journeys/live.spec.ts:30 › never',
      command: 'npm test -- test/journeys/live.spec.ts:30',
      isFlaky: false,
    },
  ])
})

test('a run that ended before it wrote a report has no list of failed tests', () => {
  expect(vitestTroubles(join(scratch, 'none.json'))).toEqual([])
  expect(playwrightTroubles(join(scratch, 'none.json'))).toEqual([])
})
