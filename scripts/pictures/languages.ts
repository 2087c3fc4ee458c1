import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContextOptions } from '@playwright/test'
import { localizedPath } from '#core/addresses/localized.ts'
import { untilQuiet } from './camera.ts'

/** Long words, the longest texts, another script, and right to left. */
const TAGS = ['de', 'fr', 'ru', 'ar']
const PAGES = {
  home: '/',
  events: '/events',
  dashboard: '/t/rivers/dashboard',
  pairings: '/t/rivers/pairings/7',
  standings: '/t/rivers/standings/6',
  stats: '/t/rivers/stats',
  bracket: '/t/channel/pairings/1',
  game: '/g/rivers-6-1/3',
  why: '/t/rivers/why/6',
  whatIf: '/t/rivers/what-if',
}
const SCREENS: Record<string, BrowserContextOptions> = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1366, height: 768 } },
}
/** Languages beside each other: four phones, two desktops. */
const COLUMNS: Record<string, number> = { phone: 4, desktop: 2 }
const QUALITY = 55

/** One picture of each page for a phone and a desktop, light and dark, with all `TAGS` beside each other. */
export async function photographLanguages(browser: Browser, url: string, folder: string): Promise<void> {
  for (const [screen, form] of Object.entries(SCREENS))
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ ...form, colorScheme, timezoneId: 'UTC' })
      await context.addInitScript(() => localStorage.setItem('feedback-prompt', 'closed'))
      // The chosen language keeps the bar away that offers another.
      await context.addCookies([{ name: 'lang', value: 'en', url }])
      for (const [name, path] of Object.entries(PAGES)) {
        const shots: string[] = []
        for (const tag of TAGS) {
          const page = await context.newPage()
          await page.goto(url + localizedPath(tag, path))
          await untilQuiet(page)
          shots.push((await page.screenshot()).toString('base64'))
          await page.close()
        }
        const sheet = await sheetOf(browser, shots, form.viewport!, COLUMNS[screen]!)
        writeFileSync(join(folder, `${name}-${screen}-${colorScheme}.webp`), sheet)
      }
      await context.close()
    }
}

async function sheetOf(
  browser: Browser,
  shots: string[],
  { width, height }: { width: number; height: number },
  columns: number,
): Promise<Buffer> {
  const gap = 16
  const size = {
    width: columns * (width + gap) + gap,
    height: Math.ceil(shots.length / columns) * (height + gap) + gap,
  }
  const page = await browser.newPage({ viewport: size })
  const images = shots.map((shot) => `<img src="data:image/png;base64,${shot}" width="${width}" height="${height}">`)
  await page.setContent(
    `<body style="margin:${gap}px;background:#888;display:flex;flex-wrap:wrap;gap:${gap}px">${images.join('')}</body>`,
  )
  const devtools = await page.context().newCDPSession(page)
  const { data } = await devtools.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
  await page.close()
  return Buffer.from(data, 'base64')
}
