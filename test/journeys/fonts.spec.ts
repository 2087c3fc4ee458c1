import { expect, type Page } from '@playwright/test'
import { test } from './no-animations.ts'

/** In pixels: a line more would be seen. */
const TOLERANCE = 8
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

test('on a phone lines end alike in our fonts and in those that stand in until they are there', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of PAGES) {
    await page.goto(path)
    const inOurs = await heights(page)
    await page.route('**/*.woff2', (route) => route.abort())
    await page.reload()
    const inFallback = await heights(page)
    expect(inFallback).toHaveLength(inOurs.length)
    const isOther = (height: number, at: number) => Math.abs(height - inOurs[at]!) > TOLERANCE
    expect(inFallback.filter(isOther), path).toEqual([])
    await page.unrouteAll()
  }
})
