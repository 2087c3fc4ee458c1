import { type Browser, chromium, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'

/** The Chromium of the Playwright tests. */
export const openBrowser = (): Promise<Browser> => chromium.launch(config.use!.launchOptions!)

/** A page in a fresh context with an empty cache. `errors` collects its script and console errors. */
export async function openPage(browser: Browser, url: string): Promise<{ page: Page; errors: string[] }> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (said) => said.type() === 'error' && errors.push(said.text()))
  await page.goto(url)
  return { page, errors }
}
