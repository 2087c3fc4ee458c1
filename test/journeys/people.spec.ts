import type { Page } from '@playwright/test'
import { expect, test } from './watched-page.ts'

const card = (page: Page, round: number) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: `Round ${round}`, exact: true }) })

test.describe('§2 /teams', () => {
  test('teams are grouped by the first letter of their name, in a grid or compact, and can be searched', async ({
    visit,
  }) => {
    const { page } = visit
    await visit.to('/teams')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    const letters = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    expect(letters).toEqual(letters.toSorted((a, b) => a.localeCompare(b, 'en')))
    expect(letters).toContain('R')
    await page.getByRole('button', { name: 'Compact' }).click()
    await expect(page.getByRole('link', { name: 'Open team page' })).toBeVisible()
    await page.getByRole('button', { name: 'Réti Sharks Brno' }).click()
    const preview = page.getByRole('article', { name: 'Réti Sharks Brno' })
    await expect(preview.getByText('7 members')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Compact' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('link', { name: 'Open team page' })).toBeVisible()
    await page.getByRole('searchbox', { name: 'Find teams' }).fill('RÉTI')
    await expect(page.getByRole('button', { name: /Sharks|Gate/ })).toHaveCount(1)
    await expect(preview.getByText('7 members')).toBeVisible()
    await page.getByRole('button', { name: 'Grid' }).click()
    await page.getByRole('link', { name: 'Réti Sharks Brno' }).click()
    await expect(page).toHaveURL('/team/reti-sharks-brno')
    expect(visit.complaints()).toEqual([])
  })
})

test.describe('§2 match card', () => {
  test('a finished match expands to its games and is part of the address; collapsed, it is not', async ({ visit }) => {
    const { page } = visit
    await visit.to('/team/reti-sharks-brno')
    const match = card(page, 6)
    await match.getByRole('button', { name: 'Scores' }).click()
    await expect(page).toHaveURL(/#rivers-6-\d+$/)
    await expect(match.getByRole('list', { name: /^Boards:/ }).getByRole('listitem')).toHaveCount(8)
    await match.getByRole('button', { name: 'Scores' }).click()
    await expect(page).toHaveURL('/team/reti-sharks-brno')
    expect(visit.complaints()).toEqual([])
  })
})

test('names in standings open cards, which lead to profiles; the organiser’s name opens their profile', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to('/t/rivers/standings/7')
  await page.getByRole('rowheader').getByRole('link', { name: 'Torre Blanca Rosario' }).click()
  await expect(page).toHaveURL('/t/rivers/team/11')
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL('/team/rivers-11')
  await visit.to('/t/winter/dashboard')
  await expect(page.getByRole('link', { name: 'north_light' }).first()).toHaveAttribute('href', '/@/north_light')
})
