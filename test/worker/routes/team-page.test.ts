import { afterEach, expect, test, vi } from 'vitest'
import { aRound } from '#test/support/build.ts'
import { aChessSite } from '#test/support/chess-site.ts'
import { aPlan } from '#simulator/plan.ts'
import { ask, aSaved, aUser, bindings, fetchJson } from '#test/support/worker.ts'

const site = await aChessSite()
vi.spyOn(console, 'warn').mockImplementation(() => {})
afterEach(async () => {
  await site.mood('ok')
  await site.clearLog()
})

const linkTo = (siteId: number) => `https://www.chess.com/club/matches/live/${siteId}`
const call = (id: string, url: string) => `/api/tournament/${id}/scrapeChessComTeamPage?${new URLSearchParams({ url })}`

/** A tournament whose only match is played at the site under this number. */
async function aLinked(id: string, siteId: number): Promise<void> {
  await site.plan(aPlan({ id: siteId }))
  const facts = { 0: { link: linkTo(siteId), registrationTime: Date.UTC(2026, 0, 2, 15, 4) } }
  await aSaved({ id, rounds: [aRound('1-2 *', { facts })], settings: { competitors: 'team' } })
}

test('the six labels come from the public API, and the time of registration from the stored facts', async () => {
  await aLinked('pageapi', 9_000_101)
  const page = await fetchJson<Record<string, string | null>>(call('pageapi', linkTo(9_000_101)))
  expect(Object.keys(page)).toEqual([
    'Teams',
    'Registration Open',
    'Start Time',
    'Finished On',
    'Status',
    'Players per Team',
  ])
  expect(page).toMatchObject({ 'Registration Open': 'Jan 2, 2026, 3:04 PM' })
  expect(page.Teams).toContain(' vs ')
  expect((await site.log()).map(({ path }) => path)).toEqual(['/pub/match/live/9000101'])
})

test('if the API fails, the page of the match is read', async () => {
  await aLinked('pagehtml', 9_000_102)
  await site.mood('500', { only: '/pub' })
  const page = await fetchJson<Record<string, string | null>>(call('pagehtml', linkTo(9_000_102)))
  expect(page.Teams).toContain(' vs ')
  expect(page['Players per Team']).toMatch(/^1 - \d+$/)
})

test('if both fail, the answer says so', async () => {
  await aLinked('pagenone', 9_000_103)
  await site.mood('500')
  expect(await ask(call('pagenone', linkTo(9_000_103)))).toMatchObject({
    status: 502,
    text: 'Still waiting for data from Chess.com. Check back later.',
  })
})

test.each([
  'https://evil.example/club/matches/live/1',
  'https://www.chess.com.evil.example/club/matches/live/1',
  'https://www.chess.com@evil.example/club/matches/live/1',
  'http://127.0.0.1:8798/pub/match/live/1',
  'https://www.chess.com/club/matches/live/../../admin',
  'https://www.chess.com/game/live/77',
  'file:///etc/passwd',
])('%s is not fetched', async (url) => {
  await aSaved({ id: 'pageguard', rounds: ['1-2 *'] })
  expect((await ask(call('pageguard', url))).status).toBe(400)
  expect(await site.log()).toEqual([])
})

test('users who aren’t directors may ask about the tournament’s own matches only', async () => {
  await aLinked('pageown', 9_000_104)
  await site.plan(aPlan({ id: 9_000_105 }))
  expect(await ask(call('pageown', linkTo(9_000_105)))).toMatchObject({
    status: 404,
    text: 'No match in this tournament has that link.',
  })
  expect(await site.log()).toEqual([])
  const { headers } = await aUser('page-asker')
  expect((await ask(call('pageown', linkTo(9_000_105)), { headers })).status).toBe(404)
  await bindings.DB.prepare("update tournaments set organiser_id = 'page-asker' where id = 'pageown'").run()
  expect((await ask(call('pageown', linkTo(9_000_105)), { headers })).status).toBe(200)
})

test('a match linked at another site under the same number is not one of Chess.com', async () => {
  const link = 'https://lichess.org/12345678'
  await aSaved({ id: 'pageother', rounds: [aRound('1-2 *', { facts: { 0: { link } } })] })
  expect((await ask(call('pageother', linkTo(12_345_678)))).status).toBe(404)
})

test('a page that was just read is not fetched again', async () => {
  await aLinked('pagekept', 9_000_106)
  // With a fixed clock its half minute can't end between the calls.
  vi.useFakeTimers({ toFake: ['Date'] })
  await fetchJson(call('pagekept', linkTo(9_000_106)))
  await fetchJson(call('pagekept', linkTo(9_000_106)))
  vi.useRealTimers()
  expect(await site.log()).toHaveLength(1)
})

test('a call without an address says what is missing', async () => {
  expect(await ask('/api/tournament/pageguard/scrapeChessComTeamPage')).toMatchObject({
    status: 400,
    text: 'Add the url of a page on the chess site.',
  })
})
