import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContextOptions, Page } from '@playwright/test'

export const DESKTOP: BrowserContextOptions = { viewport: { width: 1440, height: 900 } }
export const PHONE: BrowserContextOptions = {
  viewport: { width: 390, height: 780 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}
/** Limit per picture: every reader of the page downloads it. */
const MAX_BYTES = 100_000
const QUALITIES = [85, 75, 65, 50]

/** Takes a screenshot of a page, once it is quiet. */
export async function shoot(page: Page, folder: string, name: string): Promise<void> {
  await page.getByRole('button', { name: /your account$/ }).waitFor()
  await untilQuiet(page)
  // A toast about the last action would cover the page.
  const dismiss = page.getByRole('button', { name: 'Dismiss' })
  if (await dismiss.isVisible()) await dismiss.click()
  const devtools = await page.context().newCDPSession(page)
  for (const quality of QUALITIES) {
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality })
    const picture = Buffer.from(data, 'base64')
    if (picture.length > MAX_BYTES) continue
    writeFileSync(join(folder, `${name}.webp`), picture)
    return
  }
  throw new Error(`${name} is larger than ${MAX_BYTES} bytes.`)
}

/** Parts of a page load one after the other, flags last. */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'))
  await page.evaluate(() => document.fonts.ready)
}
