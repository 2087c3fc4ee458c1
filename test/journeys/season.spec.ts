import { expect } from '@playwright/test'
import { aPublishedSeason } from './made-season.ts'
import { registerOrganiser } from './register-organiser.ts'
import { site } from '../../playwright.config.ts'
import { test } from './watched-page.ts'

const TEAMS = ['Ash', 'Birch', 'Cedar', 'Dale', 'Elm', 'Fir', 'Gorse', 'Hazel', 'Ivy', 'Juniper', 'Kale', 'Larch']

test('a manager gets from an empty page to an open season of two divisions with fixtures', async ({ page }) => {
  await registerOrganiser(page.context(), site.url)
  const name = `Hedge League ${Date.now().toString(36)}`
  await page.goto('/manage/new')
  await page.getByRole('link', { name: 'New league' }).click()
  await page.getByLabel('Name of the league').fill(name)
  await page.getByLabel('Name of the season').fill('Autumn 2026')
  await page.getByLabel('First day').fill('2026-10-03')
  await page.getByLabel('Round 1 starts').fill('19:00')
  await page.getByLabel('Names of the teams').fill(TEAMS.join('\n'))
  await page.getByLabel('Tiers').fill('2')
  await expect(page.getByText('2 divisions of 6 teams each.')).toBeVisible()
  await page.getByRole('button', { name: 'New league' }).click()

  await expect(page.getByText('12 teams, 0 divisions')).toBeVisible()
  await page.getByRole('button', { name: 'Close entries' }).click()
  await page.getByRole('button', { name: 'Make divisions' }).click()
  await expect(page.getByRole('heading', { name: 'Division 2', exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Make fixtures' }).click()
  await page.getByRole('button', { name: 'Publish fixtures' }).click()

  await page.getByRole('link', { name: 'View as visitor' }).click()
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Division 1' }).getByRole('row')).toHaveCount(8)
  await expect(page.getByText('Last 2 go down', { exact: true })).toBeVisible()
  await expect(page.getByText('First 2 go up', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Fixtures', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Ash against Fir, round 1' })).toBeVisible()
})

test('a manager closes a season and opens the next one, with those who go up and down in their new divisions', async ({
  page,
}) => {
  const organiser = page.context()
  await registerOrganiser(organiser, site.url)
  const { league, season, change } = await aPublishedSeason(organiser, {
    league: 'Moving League',
    name: 'Spring 2026',
    rules: { tiers: 2, up: 1, down: 1 },
    entries: ['Ash', 'Birch', 'Cedar', 'Dale'],
  })
  for (const tier of [1, 2]) {
    await change(tier, { type: 'enterResult', round: 1, no: 1, result: { outcome: '10' } })
    await change(tier, { type: 'close', round: 1 })
  }

  await page.goto(`/manage/s/${league}/${season}`)
  await page.getByRole('button', { name: 'Close season' }).click()
  await page.getByRole('link', { name: 'Next season' }).click()
  const first = page.getByRole('table', { name: 'Division 1' })
  await expect(first.getByRole('row')).toHaveText([
    /Team/,
    /Ash.*Stayed: 1st in tier 1/,
    /Cedar.*Promoted: 1st in tier 2/,
  ])
  const second = page.getByRole('table', { name: 'Division 2' })
  await expect(second).toContainText('Relegated: 2nd in tier 1')

  await page.getByRole('link', { name: 'Make the next season' }).click()
  await page.getByLabel('Name of the season').fill('Autumn 2026')
  await page.getByRole('button', { name: 'New season' }).click()
  await page.getByRole('link', { name: 'Entries', exact: true }).click()
  await expect(page.getByRole('row', { name: /Cedar/ })).toContainText('Division 1')
  await expect(page.getByRole('row', { name: /Birch/ })).toContainText('Division 2')
  await page.getByRole('link', { name: 'Desk', exact: true }).click()
  await page.getByRole('button', { name: 'Open entries' }).click()
  await expect(page.getByText('Entries open', { exact: true })).toBeVisible()

  await page.getByRole('link', { name: 'View as visitor' }).click()
  await page.getByRole('link', { name: 'Past seasons' }).click()
  const past = page.getByRole('table', { name: 'Past seasons' })
  await expect(past.getByRole('row').nth(1)).toHaveText(/Spring 2026.*Ash.*Cedar.*Birch/)
  await expect(page.getByRole('table', { name: 'Team records' })).toContainText('Division 2, 1st')
})
