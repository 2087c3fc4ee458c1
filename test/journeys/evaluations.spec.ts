import { expect, mergeTests, type Page } from '@playwright/test'
import { moveList } from '#core/game/moves.ts'
import { turningPoints } from '#core/game/swings.ts'
import type { GameRow } from '#core/rows/game-row.ts'
import { chessRules as rules } from '#core/game/chess-rules.ts'
import { test as withLiveEvents } from './live-event.ts'
import { test as base } from './no-animations.ts'

const test = mergeTests(base, withLiveEvents)

/** A finished game whose file has evaluations. */
const EVALUATED = '/g/rivers-6-1/3'

const current = (page: Page) => page.locator('ol button[aria-current="true"]')
const engine = (page: Page) => page.getByRole('switch', { name: 'Engine' })
const engines = (page: Page) => page.workers().filter((worker) => worker.url().includes('/engine/')).length

/** The path of a game of the same match whose evaluations have turning points. */
async function gameWithTurns(page: Page): Promise<string> {
  const { games } = (await (await page.request.get('/api/result/rivers-6-1')).json()) as { games: GameRow[] }
  const found = games.find(
    ({ pgn }) => turningPoints(moveList(pgn, rules).moves.map(({ evaluation }) => evaluation)).length > 0,
  )
  return `/g/rivers-6-1/${found!.game}`
}

/** Frames that take so many milliseconds each, whatever the machine does. */
const framesOf = (page: Page, length: number) =>
  page.addInitScript((gap) => {
    let at = 0
    globalThis.requestAnimationFrame = (draw) => Number(setTimeout(() => draw((at += gap)), 4))
    globalThis.cancelAnimationFrame = (no) => clearTimeout(no)
  }, length)

test(
  'the evaluations of a game’s file are on the bar, in the graph and beside the moves; turning points lead to their moves',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto(await gameWithTurns(page))
    const graph = page.getByRole('img', { name: /^Evaluation over \d+ moves: / })
    await expect(graph).toBeVisible()
    const bar = page.getByRole('img', { name: /^(White|Black) (is better|is winning|mates)|^Level/ })
    await expect(bar).toBeVisible()
    // Of the last position.
    const told = await bar.getAttribute('aria-label')
    const turn = page.getByRole('button', { name: /^Turning point 1: / })
    const move = (await turn.getAttribute('aria-label'))!.split(' ').at(-1)!
    await turn.click()
    await expect(current(page)).toContainText(move)
    await expect(page.getByRole('heading', { name: 'Turning points' })).toBeVisible()
    await page.getByRole('button', { name: 'Start position' }).click()
    await page.keyboard.press('ArrowRight')
    await expect(bar).not.toHaveAttribute('aria-label', told!)
  },
)

test('the reader’s engine is off at first; on, it judges the position on screen; it ends when off or out of sight', async ({
  page,
}) => {
  await framesOf(page, 16)
  const asked: string[] = []
  page.on('request', (request) => void (request.url().includes('/engine/') && asked.push(request.url())))
  await page.goto(EVALUATED)
  await expect(engine(page)).not.toBeChecked()
  expect(asked).toEqual([])
  await engine(page).click()
  await expect(page.getByText('depth 2')).toBeVisible()
  expect(engines(page)).toBe(1)
  await page.getByRole('button', { name: 'Start position' }).click()
  await expect(page.getByText('White to move')).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: 'Best line' })).toHaveText(/1\. \w+/)
  await expect(page.getByRole('link', { name: 'licence' })).toHaveAttribute('href', '/engine/LICENSE.txt')
  await expect(page.getByRole('link', { name: 'source code' })).toHaveAttribute('href', /^https:/)

  // Only the engine's own worker may compile WebAssembly, not the page.
  const policyOf = async (path: string) => (await page.request.get(path)).headers()['content-security-policy']
  expect(await policyOf('/engine/material.js')).toContain("'wasm-unsafe-eval'")
  expect(await policyOf(EVALUATED)).not.toContain('wasm')

  const show = (state: string) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)
  await show('hidden')
  await expect.poll(() => engines(page)).toBe(0)
  await show('visible')
  await expect.poll(() => engines(page)).toBe(1)

  await page.reload()
  await expect(engine(page)).toBeChecked()
  await expect.poll(() => engines(page)).toBe(1)
  await engine(page).click()
  await expect.poll(() => engines(page)).toBe(0)
  await page.reload()
  await expect(engine(page)).not.toBeChecked()
})

test('the engine switches itself off on a device that can’t keep up, and says so', async ({ page }) => {
  await framesOf(page, 90)
  await page.goto(EVALUATED)
  await engine(page).click()
  await expect(page.getByText('Off: this device is busy.')).toBeVisible()
  await expect(engine(page)).not.toBeChecked()
  await expect.poll(() => engines(page)).toBe(0)
})

test('a running game on a chess site has no engine, as its players sit at home', async ({ page, liveEvent }) => {
  const match = (await liveEvent()).match(1)
  await page.goto(`/g/${match.id}`)
  await expect(page.getByText('Evaluations are shown once the game is over.')).toBeVisible()
  await expect(engine(page)).toHaveCount(0)
})

test('a page asks for no engine and no graph where a game has no evaluations', async ({ page, liveEvent }) => {
  const match = (await liveEvent()).match(1)
  const asked: string[] = []
  page.on('request', (request) => void asked.push(request.url()))
  await page.goto(`/g/${match.id}`)
  await expect(page.getByRole('list', { name: 'Moves' }).getByRole('button').first()).toBeVisible()
  expect(asked.filter((url) => /\/engine\/|eval-(?:graph|bar)/.test(url))).toEqual([])
})
