import { expect, type Page } from '@playwright/test'
import { test } from './no-animations.ts'

/** In pixels: a line more would be seen. */
const LITTLE = 8
const PAGES = ['/contact', '/t/rivers/standings/7', '/t/rivers/pairings/6', '/tos']

/** How high a page is in CSS pixels once it is as narrow as its window, and its paragraphs and rows. */
async function heights(page: Page): Promise<number[]> {
  await expect(page.locator('html[data-alive]')).toBeAttached()
  return page.evaluate(async () => {
    await document.fonts.ready
    const parts = document.querySelectorAll('main, main p, main tr')
    return Array.from(parts, (part) => Math.round(part.getBoundingClientRect().height))
  })
}

test('on a phone lines end alike in the letters that stand for those that are not there yet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of PAGES) {
    await page.goto(path)
    const inOwn = await heights(page)
    await page.route('**/*.woff2', (route) => route.abort())
    await page.reload()
    const inOthers = await heights(page)
    expect(inOthers).toHaveLength(inOwn.length)
    const isOther = (height: number, at: number) => Math.abs(height - inOwn[at]!) > LITTLE
    expect(inOthers.filter(isOther), path).toEqual([])
    await page.unrouteAll()
  }
})
