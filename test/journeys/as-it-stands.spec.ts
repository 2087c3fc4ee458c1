import { violations } from './accessibility.ts'
import { expect, test } from './watched-page.ts'

// Round 7 of the Rivers is live.

test.use({ viewport: { width: 1366, height: 900 } })

test('during a round the standings count running matches; the official ones are one press away', async ({ visit }) => {
  const { page } = visit
  await visit.to('/t/rivers/standings')
  const which = page.getByRole('navigation', { name: 'Which standings' })
  await expect(which.getByRole('link', { name: 'As it stands' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText(/^Round 7 running$/)).toBeVisible()
  await expect(page.getByText(/\d+ of 10 matches finished\./)).toBeVisible()
  await expect(page.getByRole('link', { name: /still playing|games still running/ }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])

  await which.getByRole('link', { name: 'Official' }).click()
  await expect(page).toHaveURL('/t/rivers/standings/6')
  await expect(which.getByRole('link', { name: 'Official' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('Round 7 counts once all 10 matches have a result.')).toBeVisible()
  await expect(page.getByRole('link', { name: /still playing|games still running/ })).toHaveCount(0)
  await which.getByRole('link', { name: 'As it stands' }).click()
  await expect(page).toHaveURL('/t/rivers/standings/7')
  expect(visit.complaints()).toEqual([])
})

test('on a phone the running round has a column of its own, and nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/t/rivers/standings')
  await expect(page.getByRole('columnheader', { name: 'Round 7' })).toBeVisible()
  await expect(page.getByRole('link', { name: /still playing|games still running/ }).first()).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('readers who hide results are not told how the running round stands', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'spoilers', value: 'hide', url: baseURL! }])
  await page.goto('/t/rivers/standings')
  await expect(page.getByRole('table').first()).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Which standings' })).toHaveCount(0)
  await expect(page.getByText(/matches finished/)).toHaveCount(0)
})

test('a group is ranked among itself, and the address keeps it', async ({ visit }) => {
  const { page } = visit
  await visit.to('/t/womens-world-rapid-2024/standings/11')
  await page.getByRole('button', { name: 'Groups' }).click()
  await page.getByRole('combobox', { name: 'Federation' }).selectOption('federation:POL')
  await expect(page).toHaveURL(/[?&]group=federation(%3A|:)POL/)
  const ranks = page.getByRole('row').locator('td:first-child')
  await expect(ranks.first()).toHaveText('1')
  await page.reload()
  await expect(page.getByText(/ranked among themselves/)).toBeVisible()
  await page.getByRole('button', { name: /^All/ }).click()
  await expect(page).toHaveURL('/t/womens-world-rapid-2024/standings/11')
  expect(visit.complaints()).toEqual([])
})
