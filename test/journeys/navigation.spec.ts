import type { Locator, Page } from '@playwright/test'
import { expect, test } from './watched-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const RAPID = '/t/womens-world-rapid-2024'
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
/** Scrolls and waits until the position is stable and stored; returns it. */
async function scrollDown(page: Page, to: number): Promise<number> {
  await page.evaluate((top) => globalThis.scrollTo({ top, behavior: 'instant' }), to)
  let before = NaN
  await expect(async () => {
    const [place = 0, top, kept] = await page.evaluate(() => [
      scrollY,
      document.getElementById('main')!.getBoundingClientRect().top,
      history.state?.place,
    ])
    const isStill = place === before
    before = place
    expect([isStill, kept]).toEqual([true, -top!])
  }).toPass({ intervals: [300] })
  return before
}
/** Clicks a link without scrolling to it. */
const pressFromHere = (link: Locator) => link.evaluate((own: HTMLElement) => own.click())
/** Clicks a link as in text that users write. */
const pressWritten = (page: Page, href: string) =>
  page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    document.getElementById('main')!.appendChild(link)
    link.click()
  }, href)
const expectPlace = (page: Page, place: number) =>
  expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThanOrEqual(2)

test(
  'a page opens at its top with the focus in its main part; "back" and "forward" restore the position',
  { tag: '@gate' },
  async ({ visit }) => {
    const { page } = visit
    await visit.to(`${RAPID}/standings/11`)
    const table = await scrollDown(page, 1200)
    await page.getByRole('rowheader').nth(40).getByRole('link').click()
    await expect(page).toHaveURL(/\/player\//)
    await expect(page.getByRole('heading', { name: 'Rounds' })).toBeVisible()
    await expectPlace(page, 0)
    await expect(page.getByRole('main')).toBeFocused()
    const profile = await scrollDown(page, 200)

    await page.goBack()
    await expect(page).toHaveURL(`${RAPID}/standings/11`)
    await expectPlace(page, table)
    await page.goForward()
    await expect(page).toHaveURL(/\/player\//)
    await expectPlace(page, profile)
  },
)

test('a reload keeps the position, also on a page whose address has an anchor', async ({ visit }) => {
  const { page } = visit
  for (const path of [`${RAPID}/standings/11`, '/t/rivers/pairings/7#rivers-7-2', '/teams']) {
    await visit.to(path)
    const place = await scrollDown(page, 300)
    await page.reload()
    await expectPlace(page, place)
  }
  expect(visit.complaints()).toEqual([])
})

test('an expanded list stays expanded, and so does the position in it', async ({ visit }) => {
  const { page } = visit
  await visit.to(`${RAPID}/dashboard`)
  await page.getByRole('button', { name: 'Show all 55' }).click()
  const place = await scrollDown(page, 1500)
  await pressFromHere(page.getByRole('link', { name: 'Stats' }))
  await expect(page.getByRole('heading', { name: 'Progression' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Show 10' })).toBeVisible()
  await expectPlace(page, place)
})

test('switching between rounds of a section keeps the position, and "back" goes through the rounds', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to(`${RAPID}/standings/11`)
  const place = await scrollDown(page, 40)
  const rounds = page.getByRole('navigation', { name: 'After round' })
  await rounds.getByRole('link', { name: '10', exact: true }).click()
  await expect(page).toHaveTitle(/^Standings after round 10 /)
  await expectPlace(page, place)
  await rounds.getByRole('link', { name: '9', exact: true }).click()
  await expect(page).toHaveTitle(/^Standings after round 9 /)
  await page.goBack()
  await expect(page).toHaveURL(`${RAPID}/standings/10`)
  await page.goBack()
  await expect(page).toHaveURL(`${RAPID}/standings/11`)
  await expectPlace(page, place)
})

test('a link to an anchor of another page leads there, one within a page too, and "back" undoes it', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Feedback' }).click()
  await expect(page).toHaveURL('/contact#feedback')
  await expect(page.getByRole('heading', { name: 'Feedback' })).toBeInViewport()

  await visit.to('/t/rivers/dashboard')
  await page.getByRole('link', { name: 'Description' }).click()
  await expect(page.getByRole('dialog', { name: 'Description' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/t/rivers/dashboard')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(visit.complaints()).toEqual([])
})

test('the title of each opened page is announced', async ({ visit }) => {
  const { page } = visit
  await visit.to('/t/rivers/standings/7')
  const said = page.locator('p[aria-live="polite"]')
  await expect(said).toHaveText('')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Teams' }).click()
  await expect(said).toHaveText('Teams · Kibitz')
  await expect(said).toHaveText('')
  await page.goBack()
  await expect(said).toHaveText(/^Standings after round 7(, results missing)? · Rivers Club League 2026 · Kibitz$/)
})

test('an old address is replaced by the one it redirects to, so that "back" leaves it', async ({ visit }) => {
  const { page } = visit
  await visit.to('/news')
  await pressWritten(page, '/rivers')
  await expect(page).toHaveURL('/t/rivers/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Rivers Club League 2026' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/news')
})

test('a page that is not found says so after navigation within the site too, and "back" leaves it', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to('/news')
  await pressWritten(page, '/t/nobody/dashboard')
  await expect(page.getByRole('heading', { name: 'PAGE NOT FOUND' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Kibitz')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
})

test('a click with a modifier key, or on an external link, is left to the browser', async ({ visit, context }) => {
  const { page } = visit
  await visit.to('/')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Teams' })
    .click({ modifiers: ['Control'] })
  const other = await opened
  await expect(other).toHaveURL('/teams')
  await other.close()
  await expect(page).toHaveURL('/')
  // A document of its own, not a page of the client.
  await visit.to('/api')
  await page.getByRole('link', { name: 'OpenAPI document' }).click()
  await expect(page).toHaveURL('/api/openapi.json')
  expect(await page.content()).toContain('openapi')
})
