import { expect, mergeTests, type Page } from '@playwright/test'
import { test as withLiveEvents } from './live-event.ts'
import { test as base } from './no-animations.ts'

const test = mergeTests(base, withLiveEvents)

const board = (page: Page) => page.getByRole('img', { name: /^Position after/ })
const current = (page: Page) => page.locator('ol button[aria-current="true"]')

test('the opening of a game has its code and its name, and the move that left the book', async ({ page }) => {
  await page.goto('/g/rivers-6-1/3')
  await expect(page.locator('code')).toHaveText(/^[A-E]\d\d$/)
  await expect(page.getByText(/^out of book \d+(\.|…) \S+/)).toBeVisible()
})

test('the position and the game can be copied', async ({ page }) => {
  // The clipboard of the machine is shared with other tests.
  await page.addInitScript(() => {
    const kept = globalThis as { copied?: string }
    navigator.clipboard.writeText = async (text) => void (kept.copied = text)
  })
  await page.goto('/g/rivers-6-1/3')
  const copied = () => page.evaluate(() => (globalThis as { copied?: string }).copied)
  await page.getByRole('button', { name: 'Start position' }).click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Copy position (FEN)' }).click()
  // The menu closes when the text is in the clipboard.
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(await copied()).toBe('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Copy PGN' }).click()
  await expect(page.getByRole('menu')).toHaveCount(0)
  expect(await copied()).toMatch(/^\[Event "/)
})

test('moves make no sound until this device is asked for it', async ({ page }) => {
  await page.addInitScript(() => {
    const { start } = AudioBufferSourceNode.prototype
    const counted = globalThis as { sounds?: number }
    AudioBufferSourceNode.prototype.start = function (...at) {
      counted.sounds = (counted.sounds ?? 0) + 1
      return start.apply(this, at)
    }
  })
  const sounds = () => page.evaluate(() => (globalThis as { sounds?: number }).sounds ?? 0)
  await page.goto('/g/rivers-6-1/3')
  await page.getByRole('button', { name: 'Start position' }).click()
  await page.keyboard.press('ArrowRight')
  await expect(current(page)).toHaveCount(1)
  expect(await sounds()).toBe(0)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Turn on move sounds' }).click()
  await page.keyboard.press('ArrowRight')
  await expect.poll(sounds).toBe(1)
  await page.keyboard.press('ArrowLeft')
  await page.reload()
  await page.getByRole('button', { name: 'More' }).click()
  await expect(page.getByRole('menuitem', { name: 'Turn off move sounds' })).toBeVisible()
})

test('on a phone a swipe over the board goes to the next board and back, and a link to the next live one', async ({
  page,
  liveEvent,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await liveEvent({ boards: 4 })
  await page.goto(`/g/${id}-1-1/1`)
  await expect(page.getByRole('heading', { name: 'Board 1, game 1' })).toBeVisible()
  const swipe = (from: number, to: number) =>
    board(page).evaluate(
      (at, [start, end]) => {
        const touch = (x: number) => new Touch({ identifier: 1, target: at, clientX: x, clientY: 300 })
        const options = (x: number) => ({ bubbles: true, changedTouches: [touch(x)] })
        at.dispatchEvent(new TouchEvent('touchstart', { ...options(start!), touches: [touch(start!)] }))
        at.dispatchEvent(new TouchEvent('touchend', { ...options(end!), touches: [] }))
      },
      [from, to],
    )
  await expect(board(page)).toBeVisible()
  await swipe(300, 100)
  await expect(page).toHaveURL(`/g/${id}-1-1/3`)
  await expect(board(page)).toBeVisible()
  await swipe(100, 300)
  await expect(page).toHaveURL(`/g/${id}-1-1/1`)
  await page.getByRole('link', { name: 'Next live board: 2' }).click()
  await expect(page).toHaveURL(`/g/${id}-1-1/3`)
})
