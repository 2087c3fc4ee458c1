import { expect, test } from 'vitest'
import { examine } from '#core/import/examine.ts'
import { SEED_METHODS } from '#core/tournament/seed-method.ts'
import { exportTrf } from '#core/trf/export.ts'
import { isFault } from '#core/trf/fault.ts'
import { aSnapshot } from '#test/support/build.ts'

const DETAILS = [
  { no: 1, listed: '2026-11-01 2105/20 2050/20 0 ned:2180/8112233' },
  { no: 2, listed: '2026-11-01 2001/20 0 0' },
  { no: 3, listed: '- 0 0 0 ned:1950' },
].map((one) => ({ fideId: null, sex: null, club: null, birth: null, ...one }))

const event = (ratings: number[], settings: object) =>
  aSnapshot({
    players: ratings.map((rating, at) => `P${at + 1} ${rating} NED`),
    rounds: ['1-2 1, 3 U'],
    settings: { federation: 'NED', timeControl: '90 min + 30 s', ...settings },
  })

/** The lines of a report that begin so. */
const lines = (text: string, start: string) => text.split(/\r?\n/).filter((line) => line.startsWith(start))
const ratingsIn = (found: string[]) => found.map((line) => [Number(line.slice(4, 8)), Number(line.slice(48, 52))])

test.each([
  ['FIDE', [2105, 2001, 0]],
  ['NRO', [2180, 0, 1950]],
  ['FIDON', [2105, 2001, 1950]],
  ['NIDOF', [2180, 2001, 1950]],
  ['HBFN', [2180, 2001, 1950]],
  ['LBFN', [2105, 2001, 1950]],
] as const)(
  'a report of players from lists has FIDE’s ratings, the national ones beside, and the order by %s; read again it is the same event',
  (seedMethod, ratings) => {
    const snapshot = event([...ratings], { seedMethod })
    const text = exportTrf(snapshot, { individuals: [], games: [], entryDetails: DETAILS })
    expect(lines(text, '172')).toEqual([`172 NED ${seedMethod}`])
    expect(ratingsIn(lines(text, '001'))).toEqual([
      [1, 2105],
      [2, 2001],
      [3, 0],
    ])
    expect(ratingsIn(lines(text, 'NED'))).toEqual([
      [1, 2180],
      [3, 1950],
    ])
    expect(lines(text, 'NED')[0]!.slice(57, 68).trim()).toBe('8112233')
    const { result, remarks } = examine(text, new Map(), { id: 'again', now: 0 })
    if (isFault(result)) throw new Error(result.reason)
    expect(result.snapshot.players.rating).toEqual(ratings)
    expect(result.snapshot.settings.seedMethod).toBe(seedMethod)
    expect(remarks).toEqual([])
    const { individuals, games, entryDetails } = result
    expect(exportTrf(result.snapshot, { individuals, games, entryDetails: entryDetails ?? [] })).toBe(text)
  },
)

test('national lines count if record 172 names their federation, and others are said to be unused', () => {
  const text = exportTrf(event([2180, 2001, 1950], { seedMethod: 'NIDOF' }), {
    individuals: [],
    games: [],
    entryDetails: DETAILS,
  })
  const read = (file: string) => {
    const { result, remarks } = examine(file, new Map(), { id: 'again', now: 0 })
    if (isFault(result)) throw new Error(result.reason)
    return { ratings: result.snapshot.players.rating, method: result.snapshot.settings.seedMethod, remarks }
  }
  for (const [record, method] of [
    ['172 BEL NIDOF', 'NIDOF'],
    ['172 NIDOF', 'NIDOF'],
    ['172', 'FIDON'],
  ] as const) {
    const found = read(text.replace('172 NED NIDOF', record))
    expect([found.ratings, found.method]).toEqual([[2105, 2001, 0], method])
    expect(found.remarks.map(({ text: said }) => said).join()).toContain('NED')
  }
  // Lines of another code beside those of the federation.
  const typed = lines(text, 'NED').map((line) => line.replace('NED', 'MMM').replace('2180', '1111'))
  expect(read([text.trimEnd(), ...typed].join('\n')).ratings).toEqual([2180, 2001, 1950])
})

test('the methods of the site are those of record 172', () => {
  expect(SEED_METHODS.toSorted()).toEqual(['FIDE', 'FIDON', 'HBFN', 'LBFN', 'NIDOF', 'NRO'])
})

test('a rating that isn’t what the lists say makes the order another one', () => {
  const text = exportTrf(event([2105, 2001, 1800], { seedMethod: 'FIDON' }), {
    individuals: [],
    games: [],
    entryDetails: DETAILS,
  })
  expect(lines(text, '172')).toEqual(['172 NED OTHER'])
})

test('the rating of a rapid event is FIDE’s rapid rating, or else the standard one', () => {
  const text = exportTrf(event([2050, 2001, 1950], { timeControl: '15 min + 5 s' }), {
    individuals: [],
    games: [],
    entryDetails: DETAILS,
  })
  expect(ratingsIn(lines(text, '001'))).toEqual([
    [1, 2050],
    [2, 2001],
    [3, 0],
  ])
  expect(lines(text, '172')).toEqual(['172 NED FIDON'])
})

test('an event whose ratings are from no list says nothing of lists', () => {
  const text = exportTrf(event([2105, 2001, 1950], {}), { individuals: [], games: [], entryDetails: [] })
  expect(lines(text, '172')).toEqual([])
  expect(lines(text, 'NED')).toEqual([])
})
