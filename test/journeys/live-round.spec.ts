import { expect, mergeTests, type Page } from '@playwright/test'
import { formatPoints } from '#core/text/score.ts'
import { cells, hasStayed, SOON, stay } from './live-rows.ts'
import type { SimulatedMatch } from './simulated-match.ts'
import { test as withLiveEvents } from './live-event.ts'
import { test as base } from './no-animations.ts'

const test = mergeTests(base, withLiveEvents)
// The server renders the page of a phone for a phone.
test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true })

/** The most layout shift of one step. */
const MOST_MOVED = 0.01

/** Minutes after the start: the second game of each board is running; all games are over. */
const SECOND_GAMES = 6
const AFTER_ALL = 120

interface ShiftWatch {
  moved: { sum: number; what: string[] }
}

function watchMoves(): void {
  const watching = globalThis as unknown as ShiftWatch
  watching.moved = { sum: 0, what: [] }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: { node: Node | null }[]
    })[]) {
      if (entry.hadRecentInput) continue
      watching.moved.sum += entry.value
      watching.moved.what.push(...entry.sources.map(({ node }) => node?.textContent?.trim().slice(0, 40) ?? '?'))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Waits until the page shows the chess site's score; on a phone both points are beside the names. */
const expectScore = (page: Page, match: SimulatedMatch): Promise<void> =>
  expect(async () => {
    const shown = await Promise.all([2, 4].map((column) => cells(page, match).nth(column).innerText()))
    expect(shown.map((text) => text.trim())).toEqual((await match.score()).map((points) => formatPoints(2 * points)))
  }).toPass(SOON)

/** Opens a page and waits until it is alive: what loading it may move is tested elsewhere (watched-page.ts). */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('html[data-alive]').waitFor()
  // Shifts are told some frames later.
  await page.waitForTimeout(500)
}

/** Does a step of the round, and says if it moved the page. */
async function step(page: Page, what: string, act: () => Promise<void>): Promise<void> {
  await page.evaluate(() => void ((globalThis as unknown as ShiftWatch).moved = { sum: 0, what: [] }))
  await act()
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
  const { sum, what: parts } = await page.evaluate(() => (globalThis as unknown as ShiftWatch).moved)
  expect(sum, `${what} moved ${parts.join(', ')}`).toBeLessThanOrEqual(MOST_MOVED)
  expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBe(390)
}

test('on a phone a whole live round runs from its first game to its last, and nothing that happens moves the page', async ({
  page,
  liveEvent,
}) => {
  const event = await liveEvent({ boards: 2 })
  const match = event.match(1)
  await page.addInitScript(watchMoves)
  const ticker = page
    .getByRole('listitem')
    .filter({ has: page.locator(`a[href="/g/${match.id}"]`) })
    .first()

  await open(page, `/t/${event.id}/pairings/1`)
  await stay(page)
  await step(page, 'the round as it begins', () => expectScore(page, match))
  await step(page, 'the first result', async () => {
    await match.endGame(0)
    await expectScore(page, match)
  })
  await step(page, 'the decision', async () => {
    await match.endGame(0)
    await match.at(SECOND_GAMES)
    // Three of four games.
    await match.endGame(0)
    await expectScore(page, match)
    expect(await match.score()).toEqual([3, 0])
  })
  await expect(ticker).toContainText(/have won/)
  expect(await hasStayed(page)).toBe(true)

  await open(page, `/t/${event.id}/standings/1`)
  await step(page, 'the standings as they stand', () => expect(page.getByText('Round 1 running')).toBeVisible())
  await open(page, `/g/${match.id}`)
  await expect(page).toHaveTitle(/have won/)

  await open(page, `/t/${event.id}/pairings/1`)
  await stay(page)
  await step(page, 'the end', async () => {
    await match.at(AFTER_ALL)
    await expectScore(page, match)
    expect(await match.gamesOver()).toHaveLength(4)
  })
  expect(await hasStayed(page)).toBe(true)
  await open(page, `/t/${event.id}/standings/1`)
  await step(page, 'the standings after the round', async () => {
    await expect(page.getByText('Round 1 running')).toHaveCount(0, SOON)
  })
})
