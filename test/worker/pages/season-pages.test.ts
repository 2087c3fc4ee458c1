import { expect, test } from 'vitest'
import type { SeasonAnswer } from '#core/rows/season-rows.ts'
import { aDirector } from '../../support/made-tournament.ts'
import { ask, aUser, postJson } from '../../support/worker.ts'

const TEAMS = ['Ash', 'Birch', 'Cedar', 'Dale']
const boss = await aDirector('leagueboss')
const { headers: guest } = await aUser('leagueguest')

const act = async (call: string, body: object): Promise<void> => {
  const { status, text } = await postJson(`/api/league/${call}`, body, boss)
  expect([status, text]).toEqual([200, expect.any(String)])
}
const change = (request: object) => act('pages-league/changeSeason', { season: 'autumn', request })

await act('create', { id: 'pages-league', name: 'Pages League' })
await act('pages-league/createSeason', {
  id: 'autumn',
  name: 'Autumn',
  rules: { tiers: 2, up: 1, down: 1 },
  entries: TEAMS.map((name) => ({ name })),
})
await act('pages-league/createSeason', { id: 'later', name: 'Later', entries: [] })
for (const request of [
  { type: 'step', step: 'closeEntries' },
  { type: 'divide' },
  { type: 'makeDivisions' },
  { type: 'step', step: 'publish' },
])
  await change(request)

test('a season’s page comes rendered with the tables of its divisions', async () => {
  const { status, text } = await ask('/s/pages-league/autumn')
  expect(status).toBe(200)
  expect(text).toContain('<title>Autumn · Pages League · Kibitz</title>')
  for (const words of [...TEAMS, 'Division 1', 'Division 2', 'The first goes up']) expect(text).toContain(words)
})

test('a league’s page shows its current season', async () => {
  const { status, text } = await ask('/s/pages-league')
  expect(status).toBe(200)
  expect(text).toContain('Ash')
})

test.each(['/s/pages-league/autumn/fixtures', '/s/pages-league/autumn/teams'])('%s lists the teams', async (path) => {
  const { status, text } = await ask(path)
  expect(status).toBe(200)
  for (const name of TEAMS) expect(text).toContain(name)
})

test.each(['/s/pages-league/later', '/s/pages-league/never', '/s/no-such-league', '/s/pages-league/autumn/nothing'])(
  'there is no page at %s for visitors',
  async (path) => {
    expect((await ask(path)).status).toBe(404)
  },
)

test('a league has a page of past seasons, also before the first one is closed', async () => {
  const { status, text } = await ask('/s/pages-league/history')
  expect(status).toBe(200)
  expect(text).toContain('No closed seasons yet.')
  expect((await ask('/s/no-such-league/history')).status).toBe(404)
})

test('a division’s own pages link to its season', async () => {
  const { text } = await ask('/api/league/pages-league/getSeason?season=autumn')
  const { divisions } = JSON.parse(text) as SeasonAnswer
  const page = await ask(divisions[0]!.tournament!.href)
  expect(page.text).toContain('href="/s/pages-league/autumn"')
})

test('a draft is shown to its manager, and never to caches', async () => {
  const { status, response } = await ask('/s/pages-league/later', { headers: boss })
  expect(status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('private, no-store')
})

test('a season is managed by its managers: visitors sign in first, and others find nothing', async () => {
  const path = '/manage/s/pages-league/autumn'
  const visitor = await ask(path)
  expect([visitor.status, visitor.response.headers.get('location')]).toEqual([302, expect.stringContaining('/login')])
  expect((await ask(path, { headers: guest })).status).toBe(404)
  expect((await ask(path, { headers: boss })).status).toBe(200)
  expect((await ask('/manage/s', { headers: guest })).status).toBe(200)
})

test('other sites can frame the table of a division', async () => {
  const moved = await ask('/embed/s/pages-league/autumn?iteration=2')
  expect([moved.status, moved.response.headers.get('location')]).toEqual([
    302,
    '/s/pages-league/autumn?embed=standings&iteration=2',
  ])
  const { status, text, response } = await ask('/s/pages-league/autumn?embed=standings&iteration=2')
  expect(status).toBe(200)
  expect(response.headers.get('content-security-policy')).toContain('frame-ancestors *')
  for (const name of ['Cedar', 'Dale', 'Division 2']) expect(text).toContain(name)
  expect(text).not.toContain('Birch')
  expect((await ask('/s/pages-league/autumn?embed=standings&iteration=3')).status).toBe(404)
  expect((await ask('/s/pages-league/later?embed=standings')).status).toBe(404)
})
