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

/** Gives a star by keyboard, and waits until the server knows. */
async function star(page: Page, name: string, count: number): Promise<void> {
  await starOf(page, name).focus()
  await page.keyboard.press('Space')
  await expect(starOf(page, name)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(async () => (await state(page)).synced?.length).toBe(count)
}

test(
  'what is starred without an account is on one page, in a calendar, and on another device by its link',
  { tag: '@gate' },
  async ({ page, browser, request }) => {
    await page.goto('/t/rivers/dashboard')
    await star(page, EVENT, 1)
    await page.goto('/t/rivers/team/1')
    // After the event’s own.
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
    const calendar = await request.get(`/api/following/${feed}/calendar.ics`)
    expect(await calendar.text()).toContain(`SUMMARY:${EVENT}: round 1`)

    // The link is in a code and behind #, which is never sent.
    await page.getByRole('button', { name: 'Show link' }).click()
    await expect(page.getByRole('img', { name: new RegExp(`/following#${secret}$`) })).toBeVisible()
    const phone = await (await browser.newContext()).newPage()
    await phone.goto(`/following#${secret}`)
    await phone.getByRole('button', { name: 'Use this list' }).click()
    await expect(phone).toHaveURL('/following')
    await expect(phone.getByRole('link', { name: EVENT }).first()).toBeVisible()
  },
)

test('what is followed is on the home page, and gone from every device once it is forgotten', async ({
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

  // Home has room for it before anything is painted.
  await phone.goto('/')
  await expect(phone.getByLabel('For you')).toContainText('On now')

  await page.getByRole('button', { name: 'Forget it all' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Forget it all' }).click()
  await expect(page.getByText('You don’t follow anything yet.')).toBeVisible()
  expect((await request.get(`/api/following/${feed}/calendar.ics`)).status()).toBe(404)
  await phone.goto('/following')
  await phone.evaluate(() => {
    const known = JSON.parse(localStorage.getItem('following')!) as object
    localStorage.setItem('following', JSON.stringify({ ...known, at: 0 }))
  })
  await phone.reload()
  await expect(phone.getByText('You don’t follow anything yet.')).toBeVisible()
  await phone.context().close()
})

test('on a phone the longest event’s name can be read whole in what is followed', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/t/womens-world-rapid-2024/dashboard')
  const name = "FIDE Women's World Rapid Championship 2024"
  await star(page, name, 1)
  await page.goto('/following')
  const shown = page.getByRole('main').getByRole('link', { name })
  await expect(shown).toBeVisible()
  const isCut = (element: Element) =>
    element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight
  expect(await shown.evaluate(isCut)).toBe(false)
})

test('signing in takes what is followed into the account, and signing out takes it from the browser', async ({
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
