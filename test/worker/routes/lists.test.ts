import { expect, test, vi } from 'vitest'
import { phase } from '#core/tournament/phase.ts'
import { plan } from '../../support/count-statements.ts'
import { ask, aSaved, bindings, fetchJson, forgetLists } from '../../support/worker.ts'
import type { SiteAnnouncement } from '#worker/data/announcements.ts'
import type { TournamentRow } from '#worker/data/tournament-list.ts'

const DAY = 86_400_000

await aSaved({ id: 'old', name: 'Old Cup', createdAt: DAY, rounds: ['1-2 1'], active: false })
await aSaved({ id: 'next', name: 'Next Cup', createdAt: 3 * DAY, players: 6 })
await aSaved({
  id: 'now',
  name: 'Now Cup',
  createdAt: 2 * DAY,
  players: ['GM Ann Lee 2200', 'Bob', 'Cleo'],
  rounds: ['1-2 1, 3 U', '1-3 =, 2 U'],
  systems: [{ from: 1, to: 9, system: 'swiss', poolNames: ['North'] }],
  settings: { vanityURL: 'Now', description: 'Rapid', timeControl: '15+10', totalRounds: 5 },
  dates: [4 * DAY, null],
})

await forgetLists()

const ids = async (query: string) => (await fetchJson<TournamentRow[]>(`/api/tournaments${query}`)).map(({ id }) => id)

test('tournaments are ordered by creation, the newest first', async () => {
  expect(await ids('')).toEqual(['next', 'now', 'old'])
})

test('a tournament in the list has its status and the data of a card', async () => {
  const [, now] = await fetchJson<TournamentRow[]>('/api/tournaments')
  expect(now).toEqual({
    id: 'now',
    name: 'Now Cup',
    user: null,
    round: 2,
    active: true,
    players: 3,
    createdAt: 2 * DAY,
    updatedAt: expect.any(Number),
    description: 'Rapid',
    href: '/t/Now/dashboard',
    button: 'Follow live',
    logoURL: null,
    systems: [{ from: 1, to: 9, system: 'swiss', poolNames: ['North'] }],
    vanityURL: 'Now',
    competitors: 'individual',
    pairingSystem: 'swiss',
    timeControl: '15+10',
    totalRounds: 5,
    startedAt: 4 * DAY,
    featured: [{ id: 'now-2-1', w: 'Ann Lee', b: 'Cleo', scoreW: 0.5, scoreB: 0.5, isLive: false, won: null }],
    podium: [],
    summary: null,
  })
})

test('tournaments can be filtered by phase, by the same rule as in core', async () => {
  expect(await ids('?phase=upcoming')).toEqual(['next'])
  expect(await ids('?phase=live')).toEqual(['now'])
  expect(await ids('?phase=finished')).toEqual(['old'])
  const { results } = await bindings.DB.prepare('select phase, active, round from tournaments').all<{
    phase: string
    active: number
    round: number
  }>()
  expect(results.map((row) => row.phase)).toEqual(results.map((row) => phase({ ...row, active: row.active === 1 })))
})

test('a long list comes in pages, each with a link to the next', async () => {
  const first = await ask('/api/tournaments?limit=2')
  expect(first.response.headers.get('link')).toBe('</api/tournaments?limit=2&after=now>; rel="next"')
  const second = await ask('/api/tournaments?limit=2&after=now')
  expect(JSON.parse(second.text)).toMatchObject([{ id: 'old' }])
  expect(second.response.headers.get('link')).toBeNull()
})

test('a list is read from the database once a second, in one statement that searches by an index', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const [one, two] = [await ask('/api/tournaments?limit=50'), await ask('/api/tournaments?limit=50')]
  vi.setSystemTime(Date.now() + 1000)
  const three = await ask('/api/tournaments?limit=50')
  vi.useRealTimers()
  expect([one, two, three].map(({ statements }) => statements.length)).toEqual([1, 0, 1])
  const steps = await plan(bindings.DB, one.statements[0]!)
  expect(steps[0]).toContain('USING INDEX tournaments_newest')
  const phased = await ask('/api/tournaments?limit=50&phase=live')
  expect((await plan(bindings.DB, phased.statements[0]!))[0]).toContain('USING INDEX tournaments_of_phase')
})

test('a client that has the list already gets 304', async () => {
  const { response } = await ask('/api/tournaments')
  const headers = { 'if-none-match': response.headers.get('etag')! }
  expect((await ask('/api/tournaments', { headers })).status).toBe(304)
})

test('announcements are those of the site and of its tournaments, newest first, in pages', async () => {
  const at = (day: number) => [day * DAY, day * DAY] as const
  await bindings.DB.batch([
    ...[1, 3, 5].map((day) =>
      bindings.DB.prepare(
        'insert into notices (title, content, link, created_at, updated_at) values (?, ?, null, ?, ?)',
      ).bind(`Notice ${day}`, 'Maintenance', ...at(day)),
    ),
    ...[2, 3, 4].map((day) =>
      bindings.DB.prepare(
        "insert into announcements (tournament_id, title, announcement, created_at, updated_at) values ('now', '', ?, ?, ?)",
      ).bind(`Round ${day} is paired`, ...at(day)),
    ),
  ])
  const all = await fetchJson<SiteAnnouncement[]>('/api/announcements')
  expect(all.map(({ title, content }) => `${title}: ${content}`)).toEqual([
    'Notice 5: Maintenance',
    'Now Cup: Round 4 is paired',
    'Notice 3: Maintenance',
    'Now Cup: Round 3 is paired',
    'Now Cup: Round 2 is paired',
    'Notice 1: Maintenance',
  ])
  expect(all[1]).toMatchObject({
    id: 'announcement-3',
    tournamentId: 'now',
    tournamentName: 'Now Cup',
    link: '/t/Now',
    createdAt: 4 * DAY,
  })
  const paged: string[] = []
  for (let next: string | undefined = '/api/announcements?limit=2'; next;) {
    const { text, response }: Awaited<ReturnType<typeof ask>> = await ask(next)
    paged.push(...(JSON.parse(text) as SiteAnnouncement[]).map(({ id }) => id))
    next = /<(.*)>/.exec(response.headers.get('link') ?? '')?.[1]
  }
  expect(paged).toEqual(all.map(({ id }) => id))
  const mine = await fetchJson<{ announcement: string }[]>('/api/tournament/now/getAnnouncements')
  expect(mine.map(({ announcement }) => announcement)).toEqual([4, 3, 2].map((day) => `Round ${day} is paired`))
})

test('announcements are read by index, no more than are shown', async () => {
  const { statements } = await ask('/api/announcements?limit=3')
  const steps = await plan(bindings.DB, statements[0]!)
  expect(steps.filter((step) => /^SCAN (n|a|t|u)\b/.test(step))).toEqual([])
})

test.each([
  ['/api/tournaments?limit=0', 'The limit must be a number from 1 to 100.'],
  ['/api/tournaments?limit=many', 'The limit must be a number from 1 to 100.'],
  ['/api/tournaments?phase=over', 'The phase must be one of live, upcoming, finished.'],
  ['/api/announcements?after=%27or', 'The row to list after must be an id.'],
])('%s is refused in a sentence', async (path, text) => {
  expect(await ask(path)).toMatchObject({ status: 400, text })
})

test('home gets the newest tournaments of each phase, a fixed number of each, in one batch by index', async () => {
  const { text, statements } = await ask('/api/tournaments?perPhase=1')
  expect((JSON.parse(text) as { id: string }[]).map(({ id }) => id).sort()).toEqual(['next', 'now', 'old'])
  expect(new Set(statements.map(({ batch }) => batch)).size).toBe(1)
  for (const ran of statements) expect((await plan(bindings.DB, ran))[0]).toContain('USING INDEX tournaments_of_phase')
  expect((await ask('/api/tournaments?perPhase=31')).status).toBe(400)
})
