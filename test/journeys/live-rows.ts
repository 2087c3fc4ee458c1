import { expect, type Page } from '@playwright/test'
import { formatPoints } from '#core/text/score.ts'
import type { SimulatedMatch } from './simulated-match.ts'

/** A look at a live match is at most five seconds away, and saving and telling take a moment; the rest is for slow machines. */
export const SOON = { timeout: 60_000, intervals: [100] }
export const row = (page: Page, { id }: SimulatedMatch) => page.locator(`tr#${id}`)
export const cells = (page: Page, match: SimulatedMatch) => row(page, match).getByRole('cell')

/** Both sides' scores as they stand on the page. */
export const score = async (page: Page, match: SimulatedMatch): Promise<string[]> =>
  Promise.all([3, 5].map(async (column) => (await cells(page, match).nth(column).innerText()).trim()))

/** Waits until the page says what the chess site says. */
export const expectScore = (page: Page, match: SimulatedMatch, patience: { timeout: number }): Promise<void> =>
  expect(async () => {
    const told = await match.score()
    expect(await score(page, match)).toEqual(told.map((points) => formatPoints(2 * points)))
  }).toPass(patience)

/** Marks the page, so that a reload would be noticed. */
export const stay = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { stayed: true }))
export const hasStayed = (page: Page): Promise<boolean> => page.evaluate(() => 'stayed' in window)
