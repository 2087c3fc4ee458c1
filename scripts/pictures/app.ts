import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { untilQuiet } from './camera.ts'

/** Browsers take PNG and JPEG, and all pictures of a form in one shape. */
const QUALITY = 62
const FORMS: Record<string, BrowserContextOptions> = {
  wide: { viewport: { width: 1280, height: 800 } },
  narrow: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
}
const PICTURES = [
  ['standings', 'wide', '/t/wwrapid24/standings/final'],
  ['pairings', 'wide', '/t/rivers/pairings'],
  ['pairings', 'narrow', '/t/rivers/pairings'],
  ['standings', 'narrow', '/t/wwrapid24/standings/final'],
] as const

/** Takes the pictures that browsers show when they offer to install the site (web/public/site.webmanifest). */
export async function photographApp(browser: Browser, url: string, folder: string): Promise<void> {
  for (const [name, form, path] of PICTURES) {
    const page = await (await browser.newContext(FORMS[form])).newPage()
    // Its prompt would cover the page.
    await page.addInitScript(() => localStorage.setItem('feedback-prompt', 'closed'))
    await page.goto(url + path)
    await untilQuiet(page)
    await page.screenshot({ path: join(folder, `app-${name}-${form}.jpg`), type: 'jpeg', quality: QUALITY })
    await page.context().close()
  }
}
