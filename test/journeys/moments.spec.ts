import { expect, mergeTests } from '@playwright/test'
import { violations } from './accessibility.ts'
import { SOON } from './live-rows.ts'
import { test as withLiveEvents } from './live-event.ts'
import { test as base } from './no-animations.ts'

const test = mergeTests(base, withLiveEvents)
test.use({ viewport: { width: 390, height: 844 } })

const END = 90

test('a decided match comes into the feed of an open page, and opens with a press', async ({ page, liveEvent }) => {
  const event = await liveEvent({ matches: 2, boards: 2 })
  await page.goto(`/t/${event.id}/dashboard`)
  const feed = page.locator('#moments')
  await expect(feed.getByText('Nothing decided yet')).toBeVisible()
  await event.match(1).at(END)
  const decided = feed.getByRole('listitem').filter({ hasText: / (?:have won|take the lead|lead alone|Mate)/ })
  await expect(decided.first()).toBeVisible(SOON)
  expect(await violations(page)).toEqual([])
  await decided.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/g\//)
})

test('with hidden results the feed has counts, and shows one moment after the other', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'spoilers', value: 'hide', url: baseURL! }])
  await page.goto('/t/rivers/dashboard')
  const feed = page.locator('#moments')
  const showOne = feed.getByRole('button', { name: 'Show one' }).first()
  await expect(showOne).toBeVisible()
  await expect(feed.getByRole('link')).toHaveCount(0)
  await showOne.click()
  await expect(feed.getByRole('link')).toHaveCount(1)
})
