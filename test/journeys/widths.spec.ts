import type { Page } from '@playwright/test'
import { anOwnEvent, FIRST_ROUND } from './own-event.ts'
import { UNKNOWN } from './made-event.ts'
import { signIn } from './signed-in.ts'
import { expect, test } from './watched-page.ts'

const WIDTHS = [390, 720, 800, 880, 960, 1020, 1024, 1040, 1440, 1920]

/** Expects no faults and no sideways scrolling at each width. */
async function atWidths(page: Page, faults: () => Promise<string[]>): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} wide`).toBeLessThanOrEqual(width)
    expect(await faults(), `${width} wide`).toEqual([])
  }
}

test('between phone and desktop widths no status overlaps a score, and scores are never off the screen', async ({
  visit,
}) => {
  const { page } = visit
  await visit.to('/t/wwrapid24/pairings/11')
  await atWidths(page, () => page.locator('table[role=table] tbody').first().evaluate(overlappingStatuses))
  await visit.to('/t/wwrapid24/standings/11')
  const score = page.getByRole('columnheader', { name: 'Score' })
  await atWidths(page, async () => {
    const { x, width } = (await score.boundingBox())!
    return x >= 0 && x + width <= page.viewportSize()!.width ? [] : [`Score ends at ${x + width}`]
  })
  // Scrolled to the end, the last column is visible and not covered.
  await page.setViewportSize({ width: 800, height: 900 })
  await page.getByRole('region', { name: /^Standings/ }).evaluate((box) => box.scrollTo({ left: box.scrollWidth }))
  const last = (await page.getByRole('columnheader').last().boundingBox())!
  const { x, width } = (await score.boundingBox())!
  expect(x + width).toBeLessThanOrEqual(last.x + 1)
  expect(visit.complaints()).toEqual([])
})

test('menus of the header stay in the page’s column, and the label “You” is visible at every width', async ({
  visit,
  context,
  baseURL,
}) => {
  const { page } = visit
  await signIn(context, baseURL!)
  await visit.to('/t/rivers/pairings')
  const bell = page.getByRole('button', { name: /^Notifications/ })
  const you = page.getByRole('row').getByText('You', { exact: true })
  await expect(you).toBeVisible()
  await atWidths(page, async () => {
    await bell.click()
    const popover = (await page.locator('[popover]:popover-open').boundingBox())!
    const column = (await page.locator('header > div').first().boundingBox())!
    await page.keyboard.press('Escape')
    const ways = await page.getByRole('link', { name: 'Find my pairing' }).filter({ visible: true }).count()
    return [
      ...(popover.x >= column.x && popover.x + popover.width <= column.x + column.width ? [] : ['popover outside']),
      ...((await you.isVisible()) ? [] : ['nobody is “You”']),
      ...(ways === 1 ? [] : [`${ways} ways to the own pairing`]),
    ]
  })
})

test('on a phone a touched round shows its date, and a future round opens', async ({ browser, baseURL }) => {
  const viewport = { width: 390, height: 844 }
  const context = await browser.newContext({ baseURL: baseURL!, viewport, hasTouch: true, isMobile: true })
  const page = await context.newPage()
  await page.goto('/t/channel/pairings/2?view=table')
  const strip = page.getByRole('navigation', { name: 'Round', exact: true })
  await expect(strip.locator('small').filter({ visible: true })).toHaveCount(4)
  await strip.getByRole('link').nth(2).tap()
  await expect(page).toHaveURL('/t/channel/pairings/3?view=table')
  await expect(page.getByText('Draw has not yet taken place!')).toBeVisible()
  await context.close()
})

test('on a phone buttons and fields of the desk are 40 px high', async ({ visit, context, baseURL }) => {
  const { page } = visit
  await page.setViewportSize({ width: 390, height: 844 })
  const { id, change } = await anOwnEvent(context, baseURL!, {
    name: 'Thumb Open',
    system: 'swiss',
    entries: ['Ada', 'Bea', 'Cleo', 'Dora'].map((firstName, at) => ({ ...UNKNOWN, firstName, rating: 2400 - at })),
  })
  const looksWell = async (tab: string) => {
    await visit.to(`/manage/${id}${tab}`)
    await expect(page.locator('main').getByRole('button').first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), tab).toBe(390)
    expect(await page.evaluate(lowTargets), tab).toEqual([])
  }
  for (const tab of ['', '/players', '/settings']) await looksWell(tab)
  await change(FIRST_ROUND[0]!)
  await looksWell('/draw')
  await change(FIRST_ROUND[1]!)
  for (const tab of ['/results', '/history']) await looksWell(tab)
})

/** Buttons and fields less than 40 px high. A field in a label is pressed by the label. */
function lowTargets(): string[] {
  return Array.from(document.querySelectorAll('main :is(button, select, input, summary)'), (target) => {
    const { width, height } = (target.closest('label') ?? target).getBoundingClientRect()
    return width > 1 && height > 1 && height < 39.5
      ? `${target.getAttribute('aria-label') ?? target.textContent} (${height})`
      : ''
  }).filter(Boolean)
}

/** Text of rows whose status overlaps a score. */
function overlappingStatuses(body: Element): string[] {
  const shown = ({ width, height }: DOMRect) => width > 1 && height > 1
  const touches = (a: DOMRect, b: DOMRect) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  return Array.from(body.children, (row) => {
    const words = document.createTreeWalker(row.children[4]!, NodeFilter.SHOW_TEXT)
    const tiles = [3, 5].flatMap((at) => [...row.children[at]!.children].map((tile) => tile.getBoundingClientRect()))
    while (words.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(words.currentNode)
      const box = range.getBoundingClientRect()
      // Visually hidden text is one pixel in size.
      if (!shown(words.currentNode.parentElement!.getBoundingClientRect())) continue
      if (shown(box) && tiles.some((tile) => shown(tile) && touches(box, tile))) return row.textContent ?? ''
    }
    return ''
  }).filter(Boolean)
}
