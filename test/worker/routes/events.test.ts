import { expect, test } from 'vitest'
import { timeClass } from '#core/tournament/time-class.ts'
import type { EventRow } from '#worker/data/event-list.ts'
import { plan } from '../../support/count-statements.ts'
import { ask, aSaved, bindings, fetchJson, forgetLists } from '../../support/worker.ts'

const JUNE = Date.UTC(2026, 5, 1)
const DAY = 86_400_000

await aSaved({
  id: 'evarctic',
  name: 'Arctic Open',
  createdAt: 1,
  dates: [JUNE],
  settings: { location: 'Tromsø', federation: 'NOR', timeControl: '90+30' },
})
await aSaved({
  id: 'evrobin',
  name: 'Robin Cup',
  createdAt: 2,
  dates: [JUNE + 10 * DAY],
  rounds: ['1-2'],
  settings: { pairingSystem: 'roundRobin', location: 'Århus', federation: 'DEN', timeControl: '15+10' },
})
await aSaved({ id: 'evundated', name: 'Arctic Blitz', createdAt: JUNE + 5 * DAY, settings: { timeControl: '3+2' } })
await aSaved({ id: 'evhidden', name: 'Arctic Secret', createdAt: 9, settings: { public: false } })

await forgetLists()

const ids = async (query: string) => (await fetchJson<EventRow[]>(`/api/events${query}`)).map(({ id }) => id)

test('events are ordered by start, the latest first; those without a date by creation', async () => {
  expect(await ids('')).toEqual(['evrobin', 'evundated', 'evarctic'])
})

test('an event in the list shows its place, its date and its format', async () => {
  const [robin] = await fetchJson<EventRow[]>('/api/events')
  expect(robin).toEqual({
    id: 'evrobin',
    name: 'Robin Cup',
    href: '/t/evrobin/dashboard',
    logoURL: null,
    round: 1,
    active: true,
    players: 2,
    vanityURL: null,
    competitors: 'individual',
    pairingSystem: 'roundRobin',
    timeControl: '15+10',
    totalRounds: 9,
    system: 'roundRobin',
    speed: 'rapid',
    location: 'Århus',
    federation: 'DEN',
    startedAt: JUNE + 10 * DAY,
    createdAt: 2,
  })
})

test.each([
  ['?search=arctic', ['evundated', 'evarctic']],
  ['?search=open arc', ['evarctic']],
  ['?search=TROMSO', ['evarctic']],
  ['?search=arh', ['evrobin']],
  ['?search=nothing', []],
  ['?search=!', []],
  ['?federation=DEN', ['evrobin']],
  ['?system=roundRobin', ['evrobin']],
  ['?system=swiss', ['evundated', 'evarctic']],
  ['?speed=blitz', ['evundated']],
  ['?speed=standard', ['evarctic']],
  ['?phase=live', ['evrobin']],
  ['?phase=upcoming&search=arctic', ['evundated', 'evarctic']],
  ['?from=2026-06-02', ['evrobin', 'evundated']],
  ['?from=2026-06-01&to=2026-06-01', ['evarctic']],
  ['?ids=evarctic,evhidden,nowhere', ['evarctic']],
])('events of %s are %j', async (query, expected) => {
  expect(await ids(query)).toEqual(expected)
})

test('a list continues after its last event', async () => {
  const first = await ask('/api/events?limit=2')
  expect(first.response.headers.get('link')).toBe('</api/events?limit=2&after=evundated>; rel="next"')
  expect(await ids('?limit=2&after=evundated')).toEqual(['evarctic'])
})

test.each([
  ['?limit=101', 'The limit must be a number from 1 to 100.'],
  ['?phase=over', 'The phase must be one of live, upcoming, finished.'],
  ['?speed=slow', 'The speed must be one of standard, rapid, blitz.'],
  ['?federation=Norway', 'The federation must be a three-letter FIDE code.'],
  ['?from=June', 'Dates must look like 2026-06-18.'],
  ['?from=2026-99-99', 'Dates must look like 2026-06-18.'],
])('events of %s are refused in a sentence', async (query, text) => {
  expect(await ask(`/api/events${query}`)).toMatchObject({ status: 400, text })
})

test('a list of events is one statement by an index', async () => {
  const { statements } = await ask('/api/events?limit=7')
  expect(statements).toHaveLength(1)
  expect((await plan(bindings.DB, statements[0]!))[0]).toContain('USING INDEX tournaments_listed')
})

test('the pace of an event follows the same rule as in core', async () => {
  const written = ['90+30', '40/6000+30:900+30', '25 minutes + 10 s', '10|5', '10', '3+2', 'FIDE Rapid', 'by the rules']
  for (const [at, timeControl] of written.entries())
    await aSaved({ id: `evpace${at}`, settings: { timeControl, public: false } })
  const { results } = await bindings.DB.prepare(
    "select settings ->> 'timeControl' as words, speed from tournaments where id like 'evpace%' order by id",
  ).all<{ words: string; speed: string | null }>()
  expect(results).toHaveLength(written.length)
  expect(results.map(({ speed }) => speed)).toEqual(results.map(({ words }) => timeClass(words) ?? null))
})

test('the page of events contains those that its address asks for', async () => {
  const { status, text } = await ask('/events?search=robin')
  expect(status).toBe(200)
  expect(text).toContain('["events","robin","","","","","","",""]')
  expect(text).not.toContain('Arctic')
})
