import { expect } from '@playwright/test'
import { site } from '../../playwright.config.ts'
import { violations } from './accessibility.ts'
import { aPublishedSeason } from './made-season.ts'
import { registerOrganiser } from './register-organiser.ts'
import { test } from './watched-page.ts'

const PRESET = {
  segments: [
    { label: 'Rapid', timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 },
    { label: 'Blitz', timeClass: 'blitz', minBoards: 5, gamesPerBoard: 2 },
  ],
  fixtureScoring: 'perMini',
  gamePointTotal: 18,
  winReward: 1,
  drawReward: 0.5,
}

test('a removal after the end flips a promotion, readers see the ruling, and the next season follows it', async ({
  page,
}) => {
  const organiser = page.context()
  await registerOrganiser(organiser, site.url)
  const { league, season, change } = await aPublishedSeason(organiser, {
    league: 'Ruling League',
    name: 'Spring 2026',
    rules: { tiers: 2, up: 1, down: 1, preset: PRESET },
    entries: ['Ash', 'Birch', 'Cedar', 'Dale'],
  })
  const enter = (tier: number, k: number, points: [number, number]) =>
    change(tier, { type: 'setMini', round: 1, no: 1, k, result: { points } })
  for (const tier of [1, 2]) {
    await enter(tier, 1, [4.5, 3.5])
    await enter(tier, 2, [5, 5])
    await change(tier, { type: 'close', round: 1 })
  }
  const promoted = page.getByRole('table', { name: 'Division 1' }).getByRole('row').filter({ hasText: 'Promoted' })
  await page.goto(`/manage/s/${league}/${season}/next`)
  await expect(promoted).toContainText('Cedar')

  // Board 1 of Cedar is closed for fair play: the rapid match goes to Dale.
  const ruling = { kind: 'fairPlay', result: { points: [2.5, 5.5] }, reason: 'Board 1 rescored' }
  await change(2, { type: 'ruleMini', round: 1, no: 1, k: 1, ruling })
  await page.reload()
  await expect(promoted).toContainText('Dale')

  await page.getByRole('link', { name: 'View as visitor' }).click()
  await page.getByRole('link', { name: 'Rulings' }).click()
  const rulings = page.getByRole('table', { name: 'Rulings' })
  await expect(rulings).toContainText('Fair play ruling')
  await expect(rulings).toContainText('4½–3½ → 2½–5½')
  await expect(rulings).toContainText('Board 1 rescored')
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'Fixtures', exact: true }).click()
  await expect(page.getByText('Rapid 2½–5½ by ruling')).toBeVisible()

  await page.getByRole('link', { name: 'Manage season' }).click()
  await page.getByRole('button', { name: 'Close season' }).click()
  await page.getByRole('link', { name: 'Next season' }).click()
  await page.getByRole('link', { name: 'Make the next season' }).click()
  await page.getByLabel('Name of the season').fill('Autumn 2026')
  await page.getByRole('button', { name: 'New season' }).click()
  await page.getByRole('link', { name: 'Entries', exact: true }).click()
  await expect(page.getByRole('row', { name: /Dale/ })).toContainText('Division 1')
  await expect(page.getByRole('row', { name: /Cedar/ })).toContainText('Division 2')
})

test('a visitor finds a league and compares two of its teams, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Footer' }).getByRole('link', { name: 'Leagues' }).click()
  await page.getByRole('link', { name: 'Estuary League' }).click()
  await expect(page.getByRole('table', { name: 'Division 1' })).toBeVisible()
  await page.goto('/s/estuary-league/h2h')
  await page.getByLabel('First team').selectOption('Zugzwang Utrecht')
  await page.getByLabel('Second team').selectOption('Nordlys Sjakklag')
  const meetings = page.getByRole('table', { name: 'Meetings' })
  await expect(meetings).toContainText('Autumn 2026')
  await expect(page).toHaveURL(/\/h2h\/[^/]+\/[^/]+$/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  expect(await violations(page)).toEqual([])
})
