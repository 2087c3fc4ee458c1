import { expect, type Page } from '@playwright/test'
import { aBrowser } from '#test/support/browser-push.ts'
import { violations } from './accessibility.ts'
import { alone as test } from './no-animations.ts'
import { chessSiteUrl } from './simulated.ts'

const choice = (page: Page) => page.getByRole('switch', { name: /^Notify me in this browser/ })

/** Stars the demo's live event and opens the list of followed events. */
async function follow(page: Page): Promise<void> {
  await page.goto('/t/rivers/dashboard')
  await page.getByRole('main').getByRole('button', { name: 'Star Rivers Club League 2026' }).click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('following') ?? ''))
    .toContain('"synced":["event rivers"]')
  await page.goto('/following')
}

/**
 * Replaces the browser's push subscription by one of the simulated push service. Everything else is the browser's own.
 */
async function withPushService(page: Page): Promise<string> {
  const { keys } = await aBrowser()
  const endpoint = `${chessSiteUrl}/push/journey-${Date.now().toString(36)}`
  await page.addInitScript(
    (told) => {
      const subscription = {
        ...told,
        toJSON: () => told,
        unsubscribe: async () => {
          localStorage.removeItem('test-subscribed')
          return true
        },
      }
      const own = () => (localStorage.getItem('test-subscribed') ? subscription : null)
      Object.assign(PushManager.prototype, {
        subscribe: async () => {
          localStorage.setItem('test-subscribed', 'yes')
          return subscription
        },
        getSubscription: async () => own(),
      })
    },
    { endpoint, keys },
  )
  return endpoint
}

test('if the browser denies notifications, the page says so and they stay off', async ({ page }) => {
  await follow(page)
  await expect(choice(page)).not.toBeChecked()
  await choice(page).click()
  await expect(page.getByText('Notifications from Kibitz are blocked in this browser.')).toBeVisible()
  await expect(choice(page)).not.toBeChecked()
  expect(await violations(page)).toEqual([])
})

test('notifications and quiet hours can be set by keyboard, persist, and can be ended', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await withPushService(page)
  await follow(page)
  await choice(page).focus()
  await page.keyboard.press('Space')
  await expect(choice(page)).toBeChecked()
  const quiet = page.getByRole('switch', { name: 'Quiet hours' })
  await expect(quiet).toBeChecked()
  const told = page.waitForRequest('**/api/following/tell')
  await page.getByLabel('To', { exact: true }).selectOption('08:00')
  expect((await told).postDataJSON()).toMatchObject({ quiet: { from: 22 * 60, to: 8 * 60 } })
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('480')
  await page.reload()
  await expect(choice(page)).toBeChecked()
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('1320')
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('480')
  expect(await violations(page)).toEqual([])

  await quiet.click()
  await expect(page.getByLabel('To', { exact: true })).toHaveCount(0)
  await expect(quiet).not.toBeChecked()
  const ended = page.waitForResponse('**/api/following/tellNoMore')
  await choice(page).click()
  expect((await ended).status()).toBe(200)
  await expect(choice(page)).not.toBeChecked()
  await page.reload()
  await expect(choice(page)).not.toBeChecked()
})

test('a notification with a result leaves it out in a browser that hides results, whichever tournament is hidden', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'])
  await withPushService(page)
  await follow(page)
  const installed = context.waitForEvent('serviceworker')
  await choice(page).click()
  await expect(choice(page)).toBeChecked()
  const worker = await installed
  /** The text of the notification that the service worker shows for a push; a test browser has no place to show it. */
  const shown = async (spoilers: string, tournament: string): Promise<string> => {
    await context.addCookies([{ name: 'spoilers', value: spoilers, url: baseURL! }])
    const news = { title: 'Kibitz', body: 'Ann 1 – 0 Bob', link: '/g/rivers-7-1' }
    const data = JSON.stringify({ ...news, spoilerFree: { tournament, body: 'News of round 7' } })
    return worker.evaluate(
      (text) =>
        new Promise<string>((resolve) => {
          const scope = globalThis as unknown as {
            registration: { showNotification: (title: string, options: { body: string }) => Promise<void> }
            PushEvent: new (type: string, init: { data: string }) => Event
          }
          scope.registration.showNotification = async (_title, { body }) => resolve(body)
          dispatchEvent(new scope.PushEvent('push', { data: text }))
        }),
      data,
    )
  }
  expect(await shown('show~cup', 'rivers')).toBe('Ann 1 – 0 Bob')
  expect(await shown('hide', 'rivers')).toBe('News of round 7')
  expect(await shown('hide~rivers.1-6', 'rivers')).toBe('News of round 7')
  expect(await shown('show~rivers', 'rivers')).toBe('News of round 7')
  expect(await shown('hide~rivers.all', 'rivers')).toBe('Ann 1 – 0 Bob')
})
