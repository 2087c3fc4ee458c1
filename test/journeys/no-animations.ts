import { test as base, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test'

/** A server may close an idle connection just when it is used again; browsers retry then. */
const RETRIES = 2

/** A test without endless animations, whose pages wait for their scripts, in every browser it opens. */
export const test = base.extend<{ everyContext: void }, { everyRequest: void }>({
  // Playwright's own requests retry as a browser does; there is no global option for this.
  everyRequest: [
    async ({ playwright }, use) => {
      const one = await playwright.request.newContext()
      const shared = Object.getPrototypeOf(one) as APIRequestContext
      const { fetch } = shared
      shared.fetch = function (this: APIRequestContext, address, options) {
        return fetch.call(this, address, { maxRetries: RETRIES, ...options })
      } as typeof fetch
      await one.dispose()
      await use()
      shared.fetch = fetch
    },
    { scope: 'worker', auto: true },
  ],
  context: async ({ context, javaScriptEnabled }, use) => {
    await prepare(context, javaScriptEnabled !== false)
    await use(context)
  },
  // In a reused browser the first page already exists.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page)
    await use(page)
  },
  // Closes browsers that a test opened: an open page would go on using the processor.
  everyContext: [
    async ({ browser }, use) => {
      const opened: BrowserContext[] = []
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        opened.push(context)
        await prepare(context, options?.javaScriptEnabled !== false)
        return context
      }
      await use()
      browser.newContext = newContext
      await Promise.all(opened.map((context) => context.close()))
    },
    { auto: true },
  ],
})

async function prepare(context: BrowserContext, hasScripts: boolean): Promise<void> {
  await context.addInitScript(endEndless)
  if (hasScripts) context.on('page', waitForScripts)
}

/** Waits until scripts have made the page interactive. */
const isAlive = (page: Page): Promise<void> =>
  page.locator('html[data-alive], html:not(:has(#served))').waitFor({ state: 'attached' })

const waiting = new WeakSet<Page>()

/** A page can be read before its scripts run; a test would click faster than any reader. */
function waitForScripts(page: Page): void {
  if (waiting.has(page)) return
  waiting.add(page)
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...given) => {
    const answer = await goto(...given)
    await isAlive(page)
    return answer
  }
  page.reload = async (...given) => {
    const answer = await reload(...given)
    await isAlive(page)
    return answer
  }
}

/** A context for one test: a fake clock would persist in the tests after it. */
export const ownContext = {
  context: async ({ browser }: { browser: Browser }, use: (context: BrowserContext) => Promise<void>) => {
    await use(await browser.newContext())
  },
}

export const alone = test.extend(ownContext)

/** Clears the HTTP cache, so that the next page loads as on a first visit. */
export async function forget(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  // Disabling the cache also clears the memory cache.
  for (const cacheDisabled of [true, false]) await devtools.send('Network.setCacheDisabled', { cacheDisabled })
  await devtools.detach()
}

/** Cancels endless animations; others still run. */
function endEndless(): void {
  document.addEventListener('animationstart', ({ target }) => {
    for (const animation of (target as Element).getAnimations({ subtree: true })) {
      if (animation.effect?.getTiming().iterations === Infinity) animation.cancel()
    }
  })
}
