import type { Page } from '@playwright/test'
import { expect, test } from './watched-page.ts'

const SECTIONS = [
  'dashboard',
  'pairings',
  'pairings/7',
  'why/7',
  'boards/7',
  'standings',
  'standings/individual',
  'what-if',
  'stats',
  'players',
  'announcements',
  'tv',
  'rules',
  'history',
  'print',
]

/** Where the page's content begins, below the head of the event and without the space above it. */
const contentTop = (page: Page): Promise<number> =>
  page
    .locator('#main > div')
    .last()
    .evaluate((content) => {
      const shown = [...content.querySelectorAll<HTMLElement>('*')].filter(
        (each) => each.checkVisibility() && each.getBoundingClientRect().height > 4 && each.clientWidth > 4,
      )
      return Math.min(...shown.map((each) => each.getBoundingClientRect().top))
    })

/** Buttons and links of the head that are narrower or lower than 44 px. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('[data-event-head]').evaluate((head) =>
    [...head.querySelectorAll<HTMLElement>('a, button')]
      .filter((each) => each.checkVisibility() && !each.closest('[popover]'))
      .filter((each) => each.getBoundingClientRect().height < 44 || each.getBoundingClientRect().width < 44)
      .map((each) => `${each.textContent || each.ariaLabel} ${JSON.stringify(each.getBoundingClientRect())}`),
  )

for (const width of [360, 390]) {
  test(`on a phone ${width} px wide every section of an event begins at most 200 px from the top`, async ({
    visit,
  }) => {
    test.slow()
    const { page } = visit
    await page.setViewportSize({ width, height: 740 })
    for (const section of SECTIONS) {
      await visit.to(`/t/rivers/${section}`)
      expect(await contentTop(page), section).toBeLessThanOrEqual(200)
      expect(await smallTargets(page), section).toEqual([])
    }
    expect(visit.complaints()).toEqual([])
  })
}

test('on a phone name and tabs stay in 89 px when the page is scrolled, and the menu has the rest', async ({
  visit,
}) => {
  const { page } = visit
  await page.setViewportSize({ width: 390, height: 740 })
  await visit.to('/t/rivers/pairings/7')
  await page.mouse.wheel(0, 900)
  const name = page.getByRole('heading', { level: 1 })
  const tabs = page.getByRole('navigation', { name: 'Tournament sections' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await expect(name).toBeInViewport()
  await expect.poll(async () => Math.round((await tabs.boundingBox())!.y + (await tabs.boundingBox())!.height)).toBe(89)
  await page.getByRole('button', { name: 'More', exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'More', exact: true })
  for (const way of [/^Announcements/, 'Description', 'Rules', /^Organiser/, 'History'])
    await expect(menu.getByRole('link', { name: way })).toBeVisible()
  await menu.getByRole('link', { name: 'History' }).click()
  await expect(page).toHaveURL('/t/rivers/history')
  await expect(menu).toBeHidden()
  expect(visit.complaints()).toEqual([])
})

test('the matches of a running round are one press away, by touch, mouse and keys', async ({ visit }) => {
  const { page } = visit
  await page.setViewportSize({ width: 390, height: 740 })
  await visit.to('/t/rivers/standings')
  const matches = page.getByRole('navigation', { name: 'Matches of round 7' })
  const cells = matches.getByRole('listitem')
  await expect(cells).toHaveCount(10)
  await cells.first().getByRole('link').focus()
  await page.keyboard.press('End')
  await expect(cells.last()).toBeInViewport()
  await cells.last().getByRole('link').click()
  await expect(page).toHaveURL(/\/g\/rivers-7-\d+$/)
  expect(visit.complaints()).toEqual([])
})
