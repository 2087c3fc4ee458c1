import { type Browser, chromium, type Page } from '@playwright/test'
import config from '../../playwright.config.ts'

/** The browser of the tests. */
export const openBrowser = (): Promise<Browser> => chromium.launch(config.use!.launchOptions!)

/** A page of its own, with nothing kept from before; what it says of errors is thrown when it is asked for. */
export async function openPage(browser: Browser, url: string): Promise<{ page: Page; errors: string[] }> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage()
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  page.on('console', (said) => said.type() === 'error' && errors.push(said.text()))
  await page.goto(url)
  return { page, errors }
}
