import type { Page } from '@playwright/test'
import { expect, MOST_MOVED, test } from './watched-page.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('§2 /announcements: in full, newest first, each with its time as anchor; #latest is the newest', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to('/t/rivers/dashboard')
  await page.getByRole('link', { name: /^Announcements \d/ }).click()
  await expect(page).toHaveURL('/t/rivers/announcements')
  const all = page.getByRole('article')
  await expect(all).toHaveCount(5)
  const times = (await all.evaluateAll((notices) => notices.map(({ id }) => Number(id)))) as number[]
  expect(times).toEqual(times.toSorted((a, b) => b - a))
  await page.goto(`/t/rivers/announcements#${times.at(-1)}`)
  await expect(all.last()).toBeInViewport()
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto('/t/rivers/announcements#latest')
  await expect(all.first()).toBeInViewport()
  expect(visit.complaints()).toEqual([])
})

test('§2 / and /news: a tournament’s notice links to its full text', async ({ visit }) => {
  const { page } = visit
  await visit.to('/')
  await page.getByRole('link', { name: /Round 7 is live/ }).click()
  await expect(page).toHaveURL(/\/t\/rivers\/announcements#\d+$/)
  await expect(page.getByRole('article').first()).toContainText('Board orders are in.')
})

test('§2 /tv: stream and chat side by side, 66 and 31 percent of 1132 at most; nothing is loaded before play', async ({
  visit,
}) => {
  const { page } = visit
  const asked: string[] = []
  await page.route(/twitch\.tv/, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Stream</title>' })
  })
  await visit.to('/t/rivers/dashboard')
  await page.getByRole('link', { name: 'Open with chat' }).click()
  await expect(page).toHaveURL('/t/rivers/tv')
  await expect(page.getByText(/A browser extension or shield/)).toBeVisible()
  expect(asked).toEqual([])
  expect(visit.complaints()).toEqual([])
  await page.getByRole('button', { name: /Plays from Twitch/ }).click()
  const [video, chat] = [page.getByTitle(/^Stream of/), page.getByTitle(/^Chat of/)]
  await expect(video).toHaveAttribute('src', /^https:\/\/player\.twitch\.tv\/\?channel=\w+&parent=localhost$/)
  await expect.poll(() => asked.length).toBe(2)
  const stage = (await video.locator('xpath=../..').boundingBox())!.width
  expect(stage).toBe(1132)
  expect(Math.round((100 * (await video.boundingBox())!.width) / stage)).toBe(66)
  expect(Math.round((100 * (await chat.boundingBox())!.width) / stage)).toBe(31)
})

test('§2 /rules: the document shown page by page, the page in the address', async ({ visit }) => {
  const { page } = visit
  await setViewer(page, true)
  await visit.to('/t/rivers/dashboard')
  await page.getByRole('link', { name: 'Rules', exact: true }).click()
  await expect(page).toHaveURL('/t/rivers/rules')
  const shown = page.locator('iframe')
  await expect(shown).toHaveAttribute('src', /\/rules\/rivers\.pdf#page=1$/)
  await expect(page.getByText('Page 1 of 4')).toBeVisible()
  await page.getByRole('link', { name: 'Next page' }).click()
  await expect(page).toHaveURL('/t/rivers/rules#page=2')
  await expect(shown).toHaveAttribute('src', /#page=2$/)
  await page.goto('/t/rivers/rules#page=4')
  await expect(page.getByRole('link', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')
})

for (const hasViewer of [true, false]) {
  test(
    `the rules page does not shift when it becomes interactive in a browser ${hasViewer ? 'with' : 'without'} a PDF viewer, on a phone or a desktop`,
    { tag: hasViewer ? '@gate' : '@audit' },
    async ({ visit }) => {
      const { page } = visit
      await setViewer(page, hasViewer)
      for (const viewport of [
        { width: 390, height: 844 },
        { width: 1440, height: 900 },
      ]) {
        await page.setViewportSize(viewport)
        await visit.to('/t/rivers/rules')
        await expect(page.locator('iframe')).toHaveCount(hasViewer ? 1 : 0)
        if (hasViewer) await expect(page.getByText('Page 1 of 4')).toBeVisible()
        expect((await visit.moved()).sum).toBeLessThanOrEqual(MOST_MOVED)
      }
      expect(visit.complaints()).toEqual([])
    },
  )
}

const setViewer = (page: Page, pdfViewerEnabled: boolean) =>
  page.addInitScript(
    (value) => Object.defineProperty(navigator, 'pdfViewerEnabled', { get: () => value }),
    pdfViewerEnabled,
  )

test('§2 header: Description opens over the page, also by its address, and Escape closes it', async ({ visit }) => {
  const { page } = visit
  await visit.to('/t/rivers/standings/3')
  const button = page.getByRole('link', { name: 'Description' })
  await button.click()
  const sheet = page.getByRole('dialog', { name: 'Description' })
  await expect(sheet).toContainText('eight boards')
  await expect(page).toHaveURL('/t/rivers/standings/3#description')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/t/rivers/standings/3')
  await expect(button).toBeFocused()
  await visit.to('/t/winter/stats#description')
  await expect(page.getByRole('dialog', { name: 'Description' })).toContainText('polar night')
  expect(visit.complaints()).toEqual([])
})

test('§7 palette from the logo: the header takes the logo’s colour and remembers it for the next visit', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to('/t/rivers/dashboard')
  const colour = () =>
    page.locator('header[data-tournament]').evaluate((header) => header.style.getPropertyValue('--tournament'))
  await expect.poll(colour).toMatch(/^rgb\(/)
  const [red = 0, green = 0, blue = 0] = (await colour()).match(/\d+/g)!.map(Number)
  // The demo's logo has blue waves.
  expect(blue).toBeGreaterThan(Math.max(red, green))
  await page.route(/\/assets\/logo-colour/, (route) => route.abort())
  await visit.to('/t/rivers/stats')
  expect(await colour()).toBe(`rgb(${red} ${green} ${blue})`)
  expect(visit.complaints()).toEqual([])
})
