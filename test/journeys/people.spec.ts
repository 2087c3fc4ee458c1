import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './watched-page.ts'

const card = (page: Page, round: number) =>
  page.getByRole('article').filter({ has: page.getByRole('link', { name: `Round ${round}`, exact: true }) })

test.describe('§2 /teams', () => {
  test('teams stand by the first letter of their name, in a grid or compact, and are found by typing', async ({
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

  test('a letter leads to where its names begin', async ({ visit }) => {
    const { page } = visit
    await visit.to('/teams')
    await page.getByRole('navigation', { name: 'Jump to letter' }).getByRole('link', { name: 'U' }).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('U')
  })
})

test('§2 /users: users with online and licensed icons, each leading to /@/{username}', async ({ visit }) => {
  const { page } = visit
  await visit.to('/users?from=L')
  const row = page.getByRole('listitem').filter({ hasText: 'lock_keeper' })
  await expect(row.getByLabel('Online')).toBeVisible()
  await expect(row.getByLabel('Licensed')).toBeVisible()
  await row.getByRole('link').click()
  await expect(page).toHaveURL('/@/lock_keeper')
  expect(visit.complaints()).toEqual([])
})

test('a list of people has at most a page of rows in it, and goes on', async ({ visit }) => {
  const { page } = visit
  await visit.to('/users')
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(99)
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page.getByRole('link', { name: 'First page' })).toBeVisible()
  expect(await page.getByRole('main').getByRole('listitem').count()).toBeLessThanOrEqual(100)
})

test.describe('§2 addresses of profiles', () => {
  for (const [from, to] of [
    ['/@/u-lock-keeper', '/@/lock_keeper'],
    ['/@/LOCK_Keeper/teams', '/@/lock_keeper/teams'],
    ['/team/rivers-1', '/team/reti-sharks-brno'],
    ['/team/rivers-1/tournaments', '/team/reti-sharks-brno/tournaments'],
  ] as const) {
    test(`${from} stands at ${to}`, async ({ visit }) => {
      await visit.to(from)
      await expect(visit.page).toHaveURL(to)
      expect(visit.complaints()).toEqual([])
    })
  }

  test('a player who was claimed is shown as the user', async ({ visit }) => {
    await visit.to('/player/winter-1')
    await expect(visit.page).toHaveURL(/\/@\/[a-z_]+$/)
    expect(visit.complaints()).toEqual([])
  })

  for (const path of ['/@/nobody_there', '/@/_bad', '/@/a', '/player/nowhere-1', '/player/rivers-1', '/team/nowhere']) {
    test(`${path} is not found`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer!.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible()
    })
  }
})

test.describe('§2 match card', () => {
  test('a finished match opens to its games and stands in the address; closed, it does no more', async ({ visit }) => {
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

  test('an address with a match finds it open', async ({ visit }) => {
    const { page } = visit
    await visit.to('/team/reti-sharks-brno')
    const id = await card(page, 5).getAttribute('id')
    await page.goto('about:blank')
    await visit.to(`/team/reti-sharks-brno#${id}`)
    await expect(card(page, 5).getByRole('list', { name: /^Boards:/ })).toBeVisible()
  })

  test('names, round and tournament lead to their pages', async ({ visit }) => {
    const { page } = visit
    await visit.to('/team/reti-sharks-brno')
    const match = card(page, 6)
    await expect(match.getByRole('link', { name: 'Rivers Club League 2026' })).toHaveAttribute('href', /\/t\/rivers\//)
    await match.getByRole('link', { name: 'Round 6' }).click()
    await expect(page).toHaveURL(/\/t\/rivers\/pairings\/6#rivers-6-/)
  })

  test('a match to come is put into a calendar', async ({ visit }) => {
    const { page } = visit
    await visit.to('/t/rivers/pairings/7')
    const waiting = page
      .getByRole('row')
      .filter({ hasText: /Registered|Scheduled/ })
      .first()
    await waiting.getByRole('link').first().click()
    await page.getByRole('link', { name: 'Profile', exact: true }).click()
    const downloading = page.waitForEvent('download')
    await card(page, 7).getByRole('button', { name: 'Set reminder' }).click()
    const file = await downloading
    expect(file.suggestedFilename()).toBe('match.ics')
    const text = readFileSync(await file.path(), 'utf8')
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(text).toContain('BEGIN:VALARM')
  })

  test('a match that is being played leads to the site, and one without a link says so', async ({ visit }) => {
    const { page } = visit
    await visit.to('/team/rivers-1')
    await expect(card(page, 7).getByRole('link', { name: 'Join game link' })).toHaveAttribute('href', /chess\.com/)
    await visit.to('/player/channel-2')
    await expect(page.getByText('No game link added').first()).toBeVisible()
  })
})

test('§2 profile: visitors are prompted to sign in for contact details, and none are sent', async ({ visit }) => {
  const { page } = visit
  const answer = await page.goto('/@/lock_keeper')
  expect(await answer!.text()).not.toMatch(/@kibitz\.example"|555 0100/)
  await expect(page.getByText('Sign in to see contact details.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Profile' }).getByRole('link', { name: 'Teams' }).click()
  await expect(page.getByText('This user is not in any teams')).toBeVisible()
})

test('names in standings lead to cards and from there to profiles, the organiser’s to theirs', async ({ visit }) => {
  const { page } = visit
  await visit.to('/t/rivers/standings/7')
  await page.getByRole('rowheader').getByRole('link', { name: 'Thessaloniki Owls' }).click()
  await expect(page).toHaveURL('/t/rivers/team/18')
  await page.getByRole('link', { name: 'Profile', exact: true }).click()
  await expect(page).toHaveURL('/team/rivers-18')
  await visit.to('/t/channel/pairings/1')
  await visit.to('/t/winter/dashboard')
  await expect(page.getByRole('link', { name: 'north_light' }).first()).toHaveAttribute('href', '/@/north_light')
})
