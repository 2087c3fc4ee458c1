import { expect, type Page, type Request, type Route } from '@playwright/test'
import { anOrganiser, asking } from './account.ts'
import { publishEvent } from './made-event.ts'
import { alone as test } from './no-animations.ts'

/** The message in place of content that could not be loaded. */
const offline = (page: Page) => page.getByText('It loads by itself once you’re back online.')

test('a reader who goes offline sees why and never an empty page, and the content loads by itself later', async ({
  page,
  context,
  baseURL,
}) => {
  const name = `Off the Net ${Date.now().toString(36)}`
  const id = await publishEvent(asking(await anOrganiser(baseURL!)), name, ['Ann Lee', 'Bo Lind'])
  await test.step('an event that is opened from the home page', async () => {
    const link = page.getByRole('table').getByRole('link', { name })
    // Lists are cached for up to a second.
    await expect(async () => {
      await page.goto('/')
      await expect(link).toBeVisible({ timeout: 1000 })
    }).toPass()
    await context.setOffline(true)
    await link.click()
    await expect(offline(page)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(offline(page)).toBeVisible()
    await expect(page).toHaveURL(`/t/${id}/dashboard`)
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  await test.step('a section whose code is not there yet', async () => {
    await page.goto('/t/rivers/standings/6')
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await context.setOffline(true)
    await tab(page, 'Stats').click()
    await expect(offline(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: 'Rivers Club League 2026' })).toBeVisible()
    await tab(page, 'Standings').click()
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    await page.goBack()
    await expect(offline(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(offline(page)).toHaveCount(0)
  })
})

test('a page that was open during a deployment reloads itself once, at the same position', async ({ page }) => {
  await page.goto('/t/rivers/standings/6')
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  const visits = countVisits(page)

  await test.step('a section whose code was replaced', async () => {
    await gone(page, '**/assets/stats-*.js', 1)
    await tab(page, 'Stats').click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page).toHaveURL('/t/rivers/stats')
    expect(visits()).toBe(1)
  })

  await test.step('a page that lacks its code even then says so, and does not go round in circles', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.route('**/assets/page-*.js', fallback)
    await page.route('**/assets/user-*.js', fallback)
    await page.route('**/assets/users-*.js', fallback)
    await page.goto('/t/rivers/standings/6')
    const before = visits()
    await page.evaluate(() => history.pushState(null, '', '/users'))
    await page.reload()
    await expect(page.getByText('This part of Kibitz couldn’t be loaded.')).toBeVisible()
    await expect.poll(() => visits() - before).toBeGreaterThanOrEqual(2)
    await expect(page.getByText('This part of Kibitz couldn’t be loaded.')).toBeVisible()
    expect(visits() - before).toBe(2)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('This part of Kibitz couldn’t be loaded.')).toHaveCount(0)
  })

  await test.step('in the middle of a long page', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/t/womens-world-rapid-2024/standings/11')
    // The last rows are rendered after hydration.
    await expect(page.getByRole('rowheader')).toHaveCount(110)
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    const place = await page.evaluate(() => scrollY)
    // The note about an earlier reload may be written only now.
    await page.evaluate(() => sessionStorage.clear())
    await page.evaluate(() => (document.title = 'before'))
    await gone(page, '**/assets/search-dialog-*.js', 1)
    await page.keyboard.press('/')
    await expect(page).not.toHaveTitle('before')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 100)
  })

  await test.step('but never under what somebody has written', async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/login')
    const name = page.getByRole('textbox', { name: 'Username' })
    await name.fill('magnus')
    const before = visits()
    await page.route('**/assets/search-dialog-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.locator('[aria-live=polite]').filter({ hasText: 'Kibitz has been updated.' })).toBeVisible()
    await expect(name).toHaveValue('magnus')
    expect(visits()).toBe(before)
  })
})

const tab = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true }).first()

/**
 * Requests for `files` fail until the page was reloaded. On a slow machine the page may try again after it asked for the
 * reload, so they fail until the reload is answered.
 */
async function gone(page: Page, files: string, visits: number): Promise<void> {
  const since = countVisits(page, 'response')
  await page.route(files, (route) =>
    since() < visits ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }) : route.continue(),
  )
}

/** Some hosts answer with the page itself if a file is missing. */
const fallback = (route: Route): Promise<void> =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>' })

function countVisits(page: Page, from: 'request' | 'response' = 'request'): () => number {
  let count = 0
  const note = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  }
  if (from === 'request') page.on('request', note)
  else page.on('response', (response) => note(response.request()))
  return () => count
}
