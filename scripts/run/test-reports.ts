import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

/** A test that failed at its first attempt. */
export interface Trouble {
  /** File and full name. */
  title: string
  /** A command that runs only this test. */
  command: string
  /** Whether it passed at the retry. */
  isFlaky: boolean
}

interface VitestReport {
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; title: string }[]
  }[]
}

/** The failed tests in a report of vitest’s `json` reporter; none if there is no such file. */
export function vitestTroubles(file: string): Trouble[] {
  const report = readReport<VitestReport>(file)
  return (report?.testResults ?? []).flatMap(({ name, status, assertionResults }) => {
    const path = relative(process.cwd(), name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    // A file that could not be loaded has no tests.
    if (failed.length === 0 && status === 'failed') return [trouble(path, `npm test -- ${path}`)]
    return failed.map(({ fullName, title }) =>
      trouble(`${path} › ${fullName}`, `npm test -- ${path} -t ${JSON.stringify(title)}`),
    )
  })
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  config: { rootDir: string }
}

/** The failed and flaky journeys in a report of Playwright’s `json` reporter; none if there is no such file. */
export function playwrightTroubles(file: string): Trouble[] {
  const report = readReport<PlaywrightReport>(file)
  if (!report) return []
  const folder = relative(process.cwd(), report.config.rootDir)
  return specsOf(report).flatMap(({ file: name, line, title, tests }) => {
    const status = tests.find((test) => test.status === 'unexpected' || test.status === 'flaky')?.status
    const place = `${folder}/${name}:${line}`
    return status ? [trouble(`${place} › ${title}`, `npm test -- ${place}`, status === 'flaky')] : []
  })
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
]

const trouble = (title: string, command: string, isFlaky = false): Trouble => ({ title, command, isFlaky })

const readReport = <Report>(file: string): Report | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
