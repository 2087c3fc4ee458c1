import { expect, mergeTests, type Page } from '@playwright/test'
import type { MoodName } from '#simulator/moods/moods.ts'
import { violations } from './accessibility.ts'
import { cells, expectScore, hasStayed, row, score, SOON, stay } from './live-rows.ts'
import { aPublishedEvent } from './made-event.ts'
import { test as base } from './no-animations.ts'
import { registerOrganiser } from './register-organiser.ts'
import { test as withLiveEvents } from './live-event.ts'
import type { SimulatedMatch } from './simulated-match.ts'

const test = mergeTests(base, withLiveEvents)
test.use({ viewport: { width: 1440, height: 900 } })

/** After a failure the chess site is not polled for some seconds, for ten if it does not answer at all. */
const LATER = { timeout: 120_000, intervals: [200] }

test(
  'a score that changes at the chess site changes on an open page, and the standings follow',
  { tag: '@gate' },
  async ({ context, liveEvent }) => {
    const event = await liveEvent()
    const match = event.match(1)
    const [pairings, standings] = [await context.newPage(), await context.newPage()]
    await pairings.goto(`/t/${event.id}/pairings/1`)
    await standings.goto(`/t/${event.id}/standings/1`)
    const team = await name(pairings, match, 0)
    await Promise.all([pairings, standings].map(stay))
    await expectScore(pairings, match, SOON)
    expect(await gamePoints(standings, team)).toBe(0)

    await match.endGame()

    await expectScore(pairings, match, SOON)
    const [own, other] = await match.score()
    expect(own + other).toBe(1)
    await expect.poll(() => gamePoints(standings, team), SOON).toBe(own)
    for (const page of [pairings, standings]) expect(await hasStayed(page)).toBe(true)
  },
)

const MOODS: [mood: MoodName, answers: number, what: string][] = [
  ['429', 1, 'asked for patience'],
  ['500', 2, 'failed'],
  ['garbage', 2, 'answered with half a text'],
  ['403', 1, 'showed a block page'],
  ['html', 1, 'showed a page where data should be'],
  ['hang', 1, 'did not answer at all'],
]

test.describe('a chess site that fails', () => {
  // Each failure pauses polling of the whole site: one after the other, so that pauses don't add up.
  test.describe.configure({ mode: 'default' })

  for (const [mood, answers, what] of MOODS) {
    test(`games that end while the chess site ${what} appear once on the open page afterwards`, async ({
      page,
      request,
      liveEvent,
    }) => {
      const { id, match: matchOf } = await liveEvent()
      const match = matchOf(1)
      await page.goto(`/t/${id}/pairings/1`)
      await expectScore(page, match, LATER)
      await stay(page)
      await match.mood(mood, answers)
      await match.endGame()
      await expect.poll(() => match.countAnswers(mood), LATER).toBe(answers)
      await match.endGame()

      await expectScore(page, match, LATER)
      await expect(async () => {
        const query = `round=1&games=true&ids=${match.id}`
        const [pairing] = await (await request.get(`/api/tournament/${id}/getPairings?${query}`)).json()
        expect(pairing.games.map(({ game }: { game: number }) => game)).toEqual(await match.gamesOver())
        expect(pairing.scores).toEqual(await match.score())
      }).toPass(LATER)
      await expect(row(page, match)).toHaveCount(1)
      expect(await hasStayed(page)).toBe(true)
    })
  }
})

test('a page that was offline for a minute says so, stays as it is, and shows what it missed once it is back', async ({
  browser,
  liveEvent,
}) => {
  const { id, match: matchOf } = await liveEvent()
  const match = matchOf(1)
  const [here, away] = [await browser.newContext(), await browser.newContext()]
  const [follower, traveller] = [await here.newPage(), await away.newPage()]
  let cut = false
  const lines: { close: () => Promise<void> }[] = []
  await traveller.clock.install()
  await traveller.routeWebSocket(/\/parties\//, (line) => {
    lines.push(line)
    if (cut) void line.close()
    else line.connectToServer()
  })
  for (const page of [follower, traveller]) {
    await page.goto(`/t/${id}/pairings/1`)
    await expectScore(page, match, SOON)
    await stay(page)
  }
  const old = await score(traveller, match)
  const bar = traveller.locator('[aria-live=polite]').filter({ hasText: 'Reconnecting…' })
  const main = traveller.getByRole('main')
  const before = { box: await main.boundingBox(), rows: await traveller.getByRole('row').count() }
  expect(await pulse(traveller, match)).toBe('2.4s')

  cut = true
  await away.setOffline(true)
  for (const line of lines) await line.close()
  await traveller.clock.runFor(4000)
  await expect(bar).toHaveCount(0)
  await traveller.clock.runFor(2000)
  await expect(bar).toHaveText(/as of \d\d:\d\d$/)
  expect(await pulse(traveller, match)).toBe('0s')
  expect(await violations(traveller, { within: '[aria-live=polite]' })).toEqual([])
  await match.endGame()
  await expectScore(follower, match, SOON)
  await traveller.clock.runFor(54_000)
  expect(await score(traveller, match)).toEqual(old)
  expect(await score(follower, match)).not.toEqual(old)
  await expect(bar).toBeVisible()

  cut = false
  await away.setOffline(false)
  // On a machine without a network Chromium never fires `online`; then the next retry succeeds within a minute.
  await expect(async () => {
    await traveller.clock.runFor(3000)
    await expect(bar).toHaveCount(0, { timeout: 300 })
  }).toPass(LATER)
  await expectScore(traveller, match, SOON)
  expect(await pulse(traveller, match)).toBe('2.4s')
  await expect(row(traveller, match)).toHaveCount(1)
  expect({ box: await main.boundingBox(), rows: await traveller.getByRole('row').count() }).toEqual(before)
  expect(await hasStayed(traveller)).toBe(true)
  await Promise.all([here.close(), away.close()])
})

test('a deployment during a live round closes every socket: pages stay, and results continue without another snapshot request', async ({
  page,
  liveEvent,
}) => {
  const { id, match: matchOf } = await liveEvent()
  const match = matchOf(1)
  const lines: { since: number; close: () => Promise<void> }[] = []
  await page.routeWebSocket(/\/parties\/tournament\//, (line) => {
    const server = line.connectToServer()
    const since = Number(new URL(line.url()).searchParams.get('since'))
    // 1012 is the close code of a room that restarts for a new version.
    lines.push({ since, close: () => Promise.all([line.close({ code: 1012 }), server.close()]).then(() => undefined) })
  })
  const fetched: string[] = []
  page.on('request', (request) => request.url().includes('/snapshot') && fetched.push(request.url()))
  await page.goto(`/t/${id}/pairings/1`)
  await expectScore(page, match, SOON)
  await stay(page)
  await expect.poll(() => lines.length).toBe(1)
  const old = await score(page, match)

  await lines[0]!.close()
  await match.endGame()

  await expect.poll(() => lines.length, SOON).toBe(2)
  await expect(async () => expect(await score(page, match)).not.toEqual(old)).toPass(SOON)
  await expectScore(page, match, SOON)
  expect(lines[1]!.since).toBeGreaterThanOrEqual(lines[0]!.since)
  expect(fetched).toEqual([])
  expect(await hasStayed(page)).toBe(true)
})

test('a page of another tournament receives none of its events', async ({ context, baseURL, liveEvent }) => {
  const { id, match: matchOf } = await liveEvent()
  const match = matchOf(1)
  await registerOrganiser(context, baseURL!)
  const otherId = await aPublishedEvent(context, baseURL!, 'Unheard Of', ['Ann Lee', 'Bo Lind'])
  const [other, follower] = [await context.newPage(), await context.newPage()]
  const heard: string[] = []
  other.on('websocket', (room) => {
    if (room.url().includes('/parties/tournament/'))
      room.on('framereceived', ({ payload }) => heard.push(String(payload)))
  })
  await other.goto(`/t/${otherId}/pairings/1`)
  await expect.poll(() => heard.length).toBeGreaterThan(0)
  await follower.goto(`/t/${id}/pairings/1`)
  await expectScore(follower, match, SOON)
  const old = await score(follower, match)

  await match.endGame()

  await expectScore(follower, match, SOON)
  expect(await score(follower, match)).not.toEqual(old)
  // Heartbeats are answered with a plain text.
  const types = heard.filter((frame) => frame !== 'pong').map((frame) => JSON.parse(frame).type)
  expect(new Set(types)).toEqual(new Set(['online']))
})

/** Duration of the live badge's animation; 0s if it does not move. */
const pulse = (page: Page, match: SimulatedMatch): Promise<string> =>
  row(page, match)
    .getByText('Live', { exact: true })
    .evaluate((badge) => getComputedStyle(badge, '::after').animationDuration)

const name = async (page: Page, match: SimulatedMatch, side: 0 | 1): Promise<string> =>
  (
    await cells(page, match)
      .nth(side ? 7 : 1)
      .locator('bdi')
      .innerText()
  ).trim()

async function gamePoints(page: Page, team: string): Promise<number> {
  const heads = page.getByRole('columnheader')
  const titles = await heads.evaluateAll((all) => all.map((head) => head.getAttribute('title')))
  const column = titles.indexOf('Game points')
  expect(column).toBeGreaterThan(0)
  const line = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: team }) })
  // The team's name is a row header, so cell indices are one less.
  return Number(
    (
      await line
        .getByRole('cell')
        .nth(column - 1)
        .innerText()
    ).replace('½', '.5'),
  )
}
