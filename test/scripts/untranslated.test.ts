import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { untranslated } from '../../scripts/lint/untranslated.ts'

const faultsOf = (source: string) => untranslated('a.tsx', source).map((fault) => fault.replace(/^a\.tsx:\d+: /, ''))

test('texts in JSX and in attributes that are read are found', () => {
  expect(faultsOf('const A = () => <p title="Rank">No results yet</p>')).toEqual([
    '“Rank” as title',
    '“No results yet” in JSX',
  ])
  expect(faultsOf('const A = () => <p className="wide">{isTeam ? "Team" : "Player"}</p>')).toHaveLength(2)
})

test('sentences outside JSX are found; codes, paths and errors of the log are none', () => {
  expect(faultsOf('const why = () => `Round ${round} is over`')).toHaveLength(1)
  expect(faultsOf('const why = () => `${white} – ${black} has begun`')).toHaveLength(1)
  expect(
    faultsOf('const a = () => ["white", "/t/rivers", "pairing-row"]; throw new Error("No such row here")'),
  ).toEqual([])
})

test('texts of HTML templates are found, words of the catalogue in them are not', () => {
  expect(faultsOf('const a = () => html`<b title="Rank" class="wide">No results</b>`')).toEqual([
    '“No results” in HTML',
    '“Rank” in HTML',
  ])
  expect(faultsOf('const a = () => html`<b title="${say.rank()}" class="wide">${say.noResults()}</b>`')).toEqual([])
})

test('words of the catalogue are no pieces, decide nothing, are called, and wait for their language', () => {
  expect(faultsOf('const a = () => `${say.rank()} of ${count} players`')).toHaveLength(1)
  expect(faultsOf('const a = () => label === say.rank()')).toEqual(['decides by a word'])
  expect(faultsOf('const A = () => <p>{say.rank}</p>')).toEqual(['isn’t called'])
  expect(faultsOf('const LABEL = say.rank()')).toEqual(['is made once, for all languages: use a function'])
})

/** Texts in these folders and files are not in the catalogue yet. */
const WAITING = JSON.parse(readFileSync('test/scripts/not-in-catalogue.json', 'utf8')) as string[]
/**
 * These stay English: the description of the API, files of other programs, codes, and what only logs, operators and
 * engineers read.
 */
const ENGLISH = [
  'core/chess-site/team-page.ts',
  'core/contract/describe',
  'core/match/status.ts',
  'core/ratings/fide-file.ts',
  'core/ratings/national-file.ts',
  // Remarks in reports to FIDE.
  'core/snapshot/settings-of-import.ts',
  'core/rows/festival-prizes-csv.ts',
  'core/rows/pairings-csv.ts',
  'core/rows/prizes-csv.ts',
  'core/rows/standings-csv.ts',
  'core/snapshot/from-records.ts',
  'core/tournament/team-type.ts',
  'core/trf',
  'party',
  'worker/backup',
  'worker/chess-sites',
  'worker/data',
  'worker/github',
  'worker/queues',
  'worker/rooms/poll-games.ts',
  'worker/routes/dev-mail.ts',
]
const isUnder = (folders: string[], file: string) =>
  folders.some((path) => file === path || file.startsWith(`${path}/`))

test('no sentence is outside the catalogue', () => {
  const files = globSync('{core,worker,web,previews,party,edge}/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('.d.ts') && !isUnder([...WAITING, ...ENGLISH], file),
  )
  expect(files.flatMap((file) => untranslated(file, readFileSync(file, 'utf8')))).toEqual([])
})
