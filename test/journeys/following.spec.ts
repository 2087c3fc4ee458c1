import { expect, type Page } from '@playwright/test'
import { violations } from './accessibility.ts'
import { alone as test } from './no-animations.ts'
import { register } from './signed-in.ts'

const EVENT = 'Rivers Club League 2026'
const starOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: `Star ${name}` })
    .first()
const state = (page: Page) =>
  page.evaluate(
    () =>
      JSON.parse(localStorage.getItem('following') ?? '{}') as { secret?: string; feed?: string; synced?: string[] },
  )

/** Stars an event by keyboard, and waits until the server has saved it. */
async function star(page: Page, name: string, count: number): Promise<void> {
  await starOf(page, name).focus()
  await page.keyboard.press('Space')
  await expect(starOf(page, name)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await state(page)).synced?.length).toBe(count)
}

test('events starred without an account are on one page, in a calendar, and on another device by a link', async ({
  page,
  browser,
  request,
}) => {
  await page.goto('/t/rivers/dashboard')
  await star(page, EVENT, 1)
  await page.goto('/t/rivers/team/1')
  // The last star on the page; the event's own comes first.
  const label = await page
    .getByRole('main')
    .getByRole('button', { name: /^Star / })
    .last()
    .getAttribute('aria-label')
  const name = label!.replace('Star ', '')
  await star(page, name, 2)

  await page.goto('/following')
  await expect(page.getByRole('link', { name: EVENT }).first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Last results' }).getByRole('article').first()).toContainText(name)
  const { secret, feed } = await state(page)
  const calendar = await request.get(`/api/following.ics?feed=${feed}`)
  expect(await calendar.text()).toContain(`SUMMARY:${EVENT}: round 1`)

  // The secret is in the QR code and after #, which browsers never send to servers.
  await page.getByRole('button', { name: 'Show link' }).click()
  await expect(page.getByRole('img', { name: new RegExp(`/following#${secret}$`) })).toBeVisible()
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(`/following#${secret}`)
  await phone.getByRole('button', { name: 'Use this list' }).click()
  await expect(phone).toHaveURL('/following')
  await expect(phone.getByRole('link', { name: EVENT }).first()).toBeVisible()
})

test('followed events are on the home page, and disappear from all devices once forgotten', async ({
  page,
  browser,
  request,
}) => {
  await page.goto('/t/rivers/dashboard')
  await star(page, EVENT, 1)
  await page.goto('/following')
  await expect(page.getByRole('link', { name: EVENT }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  const { secret, feed } = await state(page)
  const phone = await (await browser.newContext()).newPage()
  await phone.goto(`/following#${secret}`)
  await phone.getByRole('button', { name: 'Use this list' }).click()
  await expect(phone).toHaveURL('/following')

  // Home reserves the space before its first paint.
  await phone.goto('/')
  await expect(phone.getByLabel('For you')).toContainText('On now')

  await page.getByRole('button', { name: 'Forget it all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget it all' }).click()
  await expect(page.getByText('You don’t follow anything yet.')).toBeVisible()
  expect((await request.get(`/api/following.ics?feed=${feed}`)).status()).toBe(404)
  await phone.goto('/following')
  await phone.evaluate(() => {
    const known = JSON.parse(localStorage.getItem('following')!) as object
    localStorage.setItem('following', JSON.stringify({ ...known, at: 0 }))
  })
  await phone.reload()
  await expect(phone.getByText('You don’t follow anything yet.')).toBeVisible()
  await phone.context().close()
})

test('on a phone the longest name of a followed event is shown in full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/t/womens-world-rapid-2024/dashboard')
  const name = "FIDE Women's World Rapid Championship 2024"
  await star(page, name, 1)
  await page.goto('/following')
  // Below it is the list of events on this device.
  const shown = page.getByRole('main').getByRole('link', { name }).first()
  await expect(shown).toBeVisible()
  const isCut = (element: Element) =>
    element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight
  expect(await shown.evaluate(isCut)).toBe(false)
})

test('signing in moves followed events into the account, and signing out removes them from the browser', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/t/rivers/dashboard')
  await star(page, EVENT, 1)
  const before = await state(page)
  const user = await register(context, baseURL!, 'follower')
  await page.goto('/following')
  await expect(page.getByText('What you follow belongs to your account.')).toBeVisible()
  expect(await state(page)).toMatchObject({ secret: null, feed: before.feed, synced: ['event rivers'] })
  await page.getByRole('button', { name: `${user}, your account` }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You don’t follow anything yet.')).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).not.toContain('stars=')
})
