import type { Page } from '@playwright/test'
import { expect, test } from './watched-page.ts'

test.use({ timezoneId: 'UTC', viewport: { width: 1440, height: 900 } })

/** What only a page that is alive can say: who else is there, and what it draws itself. */
const ALIVE = 'noscript, canvas, iframe, [aria-live], [data-live]'

/** What a page says, without what counts by the moment: the page at hand, or one that was sent and of which no script runs. */
const words = (page: Page, sent?: string): Promise<string> =>
  page.evaluate(
    ([alive, html]) => {
      const whole = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
      const copy = whole.querySelector('#main')!.cloneNode(true) as HTMLElement
      for (const one of copy.querySelectorAll(alive)) one.remove()
      return copy.textContent.replaceAll(/ UTC|\d+ (?:online|watching)/g, '').replaceAll(/\s+/g, ' ')
    },
    [ALIVE, sent] as const,
  )

const ALL_ROWS = /<a href="([^"]+)">Show all (?:<!-- -->)?\d+</

/** The page as it is sent, with all of its rows. */
async function sent({ request }: Page, path: string): Promise<string> {
  const read = async (at: string) => (await request.get(at, { headers: { accept: 'text/html' } })).text()
  const html = await read(path)
  const all = ALL_ROWS.exec(html)?.[1]
  return all === undefined ? html : read(all.replaceAll('&amp;', '&'))
}

for (const path of [
  '/events',
  '/news',
  '/teams',
  '/users',
  '/community',
  '/privacy',
  '/tos',
  '/contact',
  '/api',
  '/nowhere/at/all',
  '/t/rivers/pairings/6',
  '/t/rivers/standings/6',
  '/t/rivers/standings/individual',
  '/t/rivers/players',
  '/t/rivers/announcements',
  '/t/rivers/tv',
  '/t/rivers/team/1',
  '/t/channel/pairings/1',
  '/t/harbour/dashboard',
  '/t/winter/dashboard',
  '/t/winter/players',
  '/t/womens-world-rapid-2024/dashboard',
  '/t/womens-world-rapid-2024/pairings/11',
  '/t/womens-world-rapid-2024/pairings/results',
  '/t/womens-world-rapid-2024/standings/11',
  '/t/womens-world-rapid-2024/standings/11?sort=name',
  '/t/womens-world-rapid-2024/players',
  '/t/womens-world-rapid-2024/player/1',
  '/t/uzchess25/standings/final',
  '/g/rivers-6-1',
  '/@/lock_keeper',
  '/@/lock_keeper/teams',
  '/player/uzchess25-1',
  '/team/reti-sharks-brno',
]) {
  test(`${path} says the same without scripts`, async ({ visit }) => {
    const { page } = visit
    await visit.to(path)
    // Results come meanwhile: both are read anew until they say the same.
    await expect(async () => {
      const plain = await words(page, await sent(page, path))
      expect(plain.length).toBeGreaterThan(100)
      expect(await words(page)).toBe(plain)
    }).toPass()
    expect(visit.complaints()).toEqual([])
  })
}

test('what is live stands in the page as well: the matches, where each leads, and a form that waits', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto('/events?search=rivers')
  await page.getByRole('link', { name: 'Rivers Club League 2026' }).first().click()
  await page.getByRole('navigation', { name: 'Tournament sections' }).getByRole('link', { name: 'Pairings' }).click()
  await expect(page).toHaveURL('/t/rivers/pairings/7')
  await page.getByTitle('Open match').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/t/womens-world-rapid-2024/standings/11')
  await page.getByRole('link', { name: 'Player', exact: true }).click()
  await expect(page).toHaveURL('/t/womens-world-rapid-2024/standings/11?sort=name')
  await expect(page.getByRole('columnheader', { name: 'Player' })).toHaveAttribute('aria-sort', 'ascending')
  await page.getByRole('searchbox', { name: 'Find a player' }).fill('koneru')
  await page.getByRole('searchbox', { name: 'Find a player' }).press('Enter')
  await expect(page).toHaveURL('/t/womens-world-rapid-2024/standings/11?sort=name&search=koneru')
  await expect(page.getByRole('rowheader')).toHaveCount(1)
  await page.getByRole('navigation', { name: 'After round' }).getByRole('link', { name: '3', exact: true }).click()
  await expect(page).toHaveURL('/t/womens-world-rapid-2024/standings/3?sort=name&search=koneru')
  // A form that needs scripts goes nowhere, and loses nothing.
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Username' }).first().fill('early_bird')
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/login')
  await expect(page.getByRole('textbox', { name: 'Username' }).first()).toHaveValue('early_bird')
  await context.close()
})
