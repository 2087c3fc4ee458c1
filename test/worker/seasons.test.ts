import { expect, test } from 'vitest'
import type { SeasonDesk } from '#core/rows/season-desk.ts'
import type { SeasonFixtures } from '#core/rows/season-fixtures.ts'
import type { SeasonAnswer } from '#core/rows/season-rows.ts'
import { playAll } from '#test/support/made-season.ts'
import { aDirector } from '#test/support/made-tournament.ts'
import { ask, fetchJson, postJson } from '#test/support/worker.ts'

const A = ['Ash', 'Birch', 'Cedar', 'Dale']
const B = ['Elm', 'Fir', 'Gorse', 'Hazel']

/** A league with a manager, and a season with two divisions of four teams whose entries are closed. */
async function aSeason(league: string) {
  const headers = await aDirector(`${league}-owner`)
  const send = async <Answered = { version: number; message: string }>(
    call: string,
    sent: object,
  ): Promise<Answered> => {
    const answer = await postJson(`/api/league${call}`, sent, headers)
    expect(`${answer.status} ${answer.text}`).toMatch(/^200 /)
    return JSON.parse(answer.text) as Answered
  }
  const change = (request: object, more: object = {}) =>
    send(`/${league}/changeSeason`, { season: 'autumn', request, ...more })
  await send('/create', { name: 'Harbour League', id: league })
  await send(`/${league}/createSeason`, {
    name: 'Autumn',
    rules: { tiers: 2, up: 1, down: 1, everyDays: 14, preset: { timeZone: 'Europe/Prague' } },
    starts: ['2026-10-03'],
    entries: [...A, ...B].map((name) => ({ name })),
  })
  const read = <Answered>(call: string): Promise<Answered> =>
    fetchJson(`/api/league/${league}/${call}?season=autumn`, { headers })
  return { headers, send, change, read, season: () => read<SeasonAnswer>('getSeason') }
}

async function aPublishedSeason(league: string) {
  const made = await aSeason(league)
  await made.change({ type: 'step', step: 'closeEntries' })
  await made.change({ type: 'divide' })
  await made.change({ type: 'makeDivisions' })
  await made.change({ type: 'step', step: 'publish' })
  return made
}

test('a manager gets from an empty page to two public divisions with all their fixtures', async () => {
  const { season, read } = await aPublishedSeason('quay-all')
  const { season: head, divisions } = await season()
  expect(head).toMatchObject({ name: 'Autumn', state: 'published', from: '2026-10-03', until: '2026-11-01' })
  expect(divisions.map(({ name, rows }) => [name, rows.map((row) => row.name)])).toEqual([
    ['Division 1', A],
    ['Division 2', B],
  ])
  const { fixtures, rounds } = await read<SeasonFixtures>('getFixtures')
  expect(rounds.map(({ start }) => start)).toEqual(['2026-10-03', '2026-10-17', '2026-10-31'])
  expect(fixtures).toHaveLength(12)
  // Round 1 is published; those of later rounds are known by the tables of pairings.
  expect(fixtures.filter(({ id }) => id !== null)).toHaveLength(4)
  expect(fixtures[0]).toMatchObject({ tier: 1, round: 1, home: 1, away: 4, start: '2026-10-03' })
  const division = await ask(`/t/${divisions[0]!.tournament!.id}/dashboard`)
  expect(division.status).toBe(200)
})

test('making divisions twice makes each tournament once', async () => {
  const { change, season, read } = await aSeason('quay-twice')
  await change({ type: 'step', step: 'closeEntries' })
  await change({ type: 'divide' })
  await change({ type: 'makeDivisions' })
  const first = (await read<SeasonDesk>('getSeasonDesk')).divisions.map(({ tournament }) => tournament)
  await change({ type: 'makeDivisions' })
  expect((await read<SeasonDesk>('getSeasonDesk')).divisions.map(({ tournament }) => tournament)).toEqual(first)
  expect(new Set(first).size).toBe(2)
  expect((await season()).season.state).toBe('set')
})

test('a draft is nobody’s but its managers’', async () => {
  const { read } = await aSeason('quay-draft')
  expect((await ask('/api/league/quay-draft/getSeason?season=autumn')).status).toBe(404)
  expect((await ask('/api/league/quay-draft/getSeason')).status).toBe(404)
  expect((await read<SeasonDesk>('getSeasonDesk')).steps).toEqual(['openEntries', 'closeEntries', 'divide'])
})

test('changes are in the history, and can be undone unless something later changed the same', async () => {
  const { change, send, headers, season } = await aSeason('quay-undo')
  const { version } = await change({ type: 'edit', name: 'Winter' })
  await send('/quay-undo/undoSeason', { season: 'autumn', version })
  expect((await season()).season.name).toBe('Autumn')
  const renamed = await change({ type: 'edit', name: 'Spring' })
  await change({ type: 'edit', name: 'Summer' })
  const refused = await postJson(
    '/api/league/quay-undo/undoSeason',
    { season: 'autumn', version: renamed.version },
    headers,
  )
  expect(`${refused.status} ${refused.text}`).toMatch(/^409 .*changed since/)
  const changes = await fetchJson<{ words: string; isUndone: boolean; by: string }[]>(
    '/api/league/quay-undo/getSeasonChanges?season=autumn',
    { headers },
  )
  expect(changes.map(({ words }) => words)).toEqual([
    'The season is now called Summer.',
    'The season is now called Spring.',
    'The season is now called Autumn.',
    'The season is now called Winter.',
    'Season Autumn made.',
  ])
  expect(changes[3]!.isUndone).toBe(true)
})

test('a repeated request is one change', async () => {
  const { headers, season } = await aSeason('quay-key')
  const sent = { season: 'autumn', request: { type: 'addEntries', entries: [{ name: 'Ivy' }] } }
  const keyed = { ...headers, 'idempotency-key': 'quay-key-1' }
  const first = await postJson('/api/league/quay-key/changeSeason', sent, keyed)
  const again = await postJson('/api/league/quay-key/changeSeason', sent, keyed)
  expect([first.status, again.status]).toEqual([200, 200])
  expect((await season()).season.version).toBe(2)
})

test('a season is played, closed with frozen tables, and the next one drafted by promotion', async () => {
  const { headers, change, send, season, read } = await aPublishedSeason('quay-next')
  const divisions = (await season()).divisions.map(({ tournament }) => tournament!.id)
  const early = await postJson(
    '/api/league/quay-next/changeSeason',
    { season: 'autumn', request: { type: 'step', step: 'close' } },
    headers,
  )
  expect(`${early.status} ${early.text}`).toMatch(/^409 .*no result yet/)
  for (const id of divisions) await playAll(id, headers)
  expect((await season()).season.state).toBe('over')
  await change({ type: 'step', step: 'close' })
  const { season: head, divisions: tables } = await season()
  expect(head.state).toBe('closed')
  // The team with the lower number always wins, so the seats are the table.
  expect(tables.map(({ rows }) => rows.map(({ name, zone }) => `${name} ${zone}`))).toEqual([
    ['Ash champion', 'Birch null', 'Cedar null', 'Dale down'],
    ['Elm up', 'Fir null', 'Gorse null', 'Hazel null'],
  ])
  const { next } = await read<SeasonDesk>('getSeasonDesk')
  const named = (tier: number) => next!.entries.filter((one) => one.tier === tier).map(({ name }) => name)
  expect([named(1), named(2)]).toEqual([
    ['Ash', 'Birch', 'Cedar', 'Elm'],
    ['Dale', 'Fir', 'Gorse', 'Hazel'],
  ])
  await send('/quay-next/createSeason', { name: 'Spring', after: 'autumn', entries: [{ name: 'Ivy' }] })
  const spring = await fetchJson<SeasonDesk>('/api/league/quay-next/getSeasonDesk?season=spring', { headers })
  expect(
    spring.divisions.map(({ entries }) => entries.map((no) => spring.entries.find(({ entry }) => entry === no)!.name)),
  ).toEqual([
    ['Ash', 'Birch', 'Cedar', 'Elm'],
    ['Dale', 'Fir', 'Gorse', 'Hazel'],
  ])
  expect(spring.entries.at(-1)).toMatchObject({ name: 'Ivy', tier: null, origin: 'new' })
  expect(spring.season.rules).toMatchObject({ tiers: 2, everyDays: 14 })
  const frozen = await postJson(
    '/api/league/quay-next/changeSeason',
    { season: 'autumn', request: { type: 'edit', name: 'Other' } },
    headers,
  )
  expect(`${frozen.status} ${frozen.text}`).toMatch(/^409 .*closed/)
  await change({ type: 'step', step: 'reopen' }, { reason: 'A late ruling' })
  expect((await season()).season.state).toBe('over')
})

test('tables, fixtures and dates come as files', async () => {
  await aPublishedSeason('quay-files')
  const tables = await ask('/api/league/quay-files/tables.csv')
  expect(tables.text).toContain('Division 1,1,Ash')
  const fixtures = await ask('/api/league/quay-files/fixtures.csv')
  expect(fixtures.text).toContain('Division 1,1,Ash,Dale,2026-10-03')
  const calendar = await ask('/api/league/quay-files/calendar.ics')
  expect(calendar.text).toContain('SUMMARY:Ash – Dale')
})

test('a team that is no team of the site, an unknown season and a page of the league are refused with a sentence', async () => {
  const { headers } = await aSeason('quay-bad')
  const answers = await Promise.all([
    postJson(
      '/api/league/quay-bad/changeSeason',
      { season: 'autumn', request: { type: 'addEntries', entries: [{ name: 'X', team: 'nobody' }] } },
      headers,
    ),
    postJson('/api/league/quay-bad/changeSeason', { season: 'winter', request: { type: 'divide' } }, headers),
    postJson('/api/league/quay-bad/createSeason', { name: 'History' }, headers),
    postJson('/api/league/create', { name: 'Again', id: 'quay-bad' }, headers),
    postJson(
      '/api/league/quay-bad/changeSeason',
      { season: 'autumn', request: { type: 'edit', rules: { preset: { public: false } } } },
      headers,
    ),
  ])
  expect(answers.map(({ status }) => status)).toEqual([400, 404, 409, 409, 200])
})

test('signed-out readers share an answer by the versions of season and divisions', async () => {
  await aPublishedSeason('quay-etag')
  const first = await ask('/api/league/quay-etag/getSeason')
  const etag = first.response.headers.get('etag')!
  expect(first.response.headers.get('cache-control')).toContain('public')
  expect((await ask('/api/league/quay-etag/getSeason', { headers: { 'if-none-match': etag } })).status).toBe(304)
})
