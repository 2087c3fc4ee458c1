import { expect, type Page, type Route } from '@playwright/test'
import { alone as test } from './no-animations.ts'
import { changeFirst } from './first-answers.ts'
import { press } from './signed-in.ts'

// Pages include their first data; without it they request it and may get no answer.

test('a page that gets no answer says so, and loads when the reader tries again', async ({ page }) => {
  await page.clock.install()
  await withoutFirst(page, '/t/rivers/standings/7')
  await page.route('**/api/tournament/rivers/snapshot', (route) => route.abort())
  await siteIsLost(page)
  await page.goto('/t/rivers/standings/7')
  await expectFault(page, 'Couldn’t reach Kibitz. Check your connection and try again.')

  await page.unroute('**/api/tournament/rivers/snapshot')
  // The page asks again by itself too, and may be faster.
  const title = page.getByRole('heading', { level: 1, name: 'Rivers Club League 2026' })
  await press(page.getByRole('button', { name: 'Try again' }), title)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
})

test('an error message of the server is shown as it is, and trying again may fail again', async ({ page }) => {
  const words = 'The database is resting.'
  const refused = (route: Route) => route.fulfill({ status: 503, contentType: 'text/plain', body: words })
  await page.clock.install()
  await withoutFirst(page, '/')
  await page.route('**/api/tournaments*', refused)
  await page.goto('/')
  await expectFault(page, words)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectFault(page, words)

  await page.unroute('**/api/tournaments*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Rivers Club League 2026' }).first()).toBeVisible()
})

test('a section that fails does not affect the rest of the page', async ({ page }) => {
  await page.clock.install()
  await withoutFirst(page, '/t/rivers/dashboard')
  await page.route('**/getAnnouncements', (route) => route.abort())
  await siteIsLost(page)
  await page.goto('/t/rivers/dashboard')
  const fault = page.getByRole('alert').filter({ hasText: 'Couldn’t load announcements' })
  await retriesPass(page, fault)
  await expect(page.getByRole('heading', { level: 1, name: 'Rivers Club League 2026' })).toBeVisible()

  await page.unroute('**/getAnnouncements')
  await fault.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Round 7 is live')).toBeVisible()
})

const withoutFirst = (page: Page, path: string): Promise<unknown> =>
  changeFirst(page, path, (html) =>
    html.replace(/<script type="application\/json" id="initial-queries">.*?<\/script>/s, ''),
  )

/** Makes the connection check fail too; otherwise the page would retry by itself. */
const siteIsLost = (page: Page): Promise<unknown> => page.route('**/icons/192.png', (route) => route.abort())

async function expectFault(page: Page, words: string): Promise<void> {
  const fault = page.getByRole('main').getByText(words)
  await retriesPass(page, fault)
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

/** The client retries a few times before it shows the fault. */
const retriesPass = (page: Page, fault: ReturnType<Page['getByRole']>): Promise<void> =>
  expect(async () => {
    await page.clock.runFor(5000)
    await expect(fault).toBeVisible({ timeout: 100 })
  }).toPass()
