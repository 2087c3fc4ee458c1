import { expect, type Page } from '@playwright/test'
import { formatPoints } from '#core/text/score.ts'
import type { SimulatedMatch } from './simulated-match.ts'

/**
 * The chess site is polled every five seconds, and saving and broadcasting take a moment; the rest is for slow
 * machines.
 */
export const SOON = { timeout: 60_000, intervals: [100] }
export const row = (page: Page, { id }: SimulatedMatch) => page.locator(`tr#${id}`)
export const cells = (page: Page, match: SimulatedMatch) => row(page, match).getByRole('cell')

export const score = async (page: Page, match: SimulatedMatch): Promise<string[]> =>
  Promise.all([3, 5].map(async (column) => (await cells(page, match).nth(column).innerText()).trim()))

/** Waits until the page shows the chess site's score. */
export const expectScore = (page: Page, match: SimulatedMatch, patience: { timeout: number }): Promise<void> =>
  expect(async () => {
    const told = await match.score()
    expect(await score(page, match)).toEqual(told.map((points) => formatPoints(2 * points)))
  }).toPass(patience)

/** Marks the window, so that `hasStayed` notices a reload. */
export const stay = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { stayed: true }))
export const hasStayed = (page: Page): Promise<boolean> => page.evaluate(() => 'stayed' in window)
