import { test as base, type APIRequestContext, type Browser, type BrowserContext, type Page } from '@playwright/test'

/** A connection that was idle may be closed at the very moment of a request, which no browser minds. */
const RETRIES = 2

/** A test whose pages let nothing pulse for ever, and are used once they can be, in whichever browser they are opened. */
export const test = base.extend<{ everyContext: void }, { everyRequest: void }>({
  // Requests without a page are made again as a browser would; no setting says so for all of them.
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
  // Of a browser that is used again the first page is there already.
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page)
    await use(page)
  },
  // Browsers that a test opens besides are closed with it: an open page would keep a part of a processor at it.
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

/** Waits until a page can be used. */
const isAlive = (page: Page): Promise<void> =>
  page.locator('html[data-alive], html:not(:has(#served))').waitFor({ state: 'attached' })

const waiting = new WeakSet<Page>()

/** A page as it comes can be read before it can be used; whoever is faster than its scripts is no reader. */
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

/** A context of a test's own: a clock that was set would go on in the tests after it. */
export const ownContext = {
  context: async ({ browser }: { browser: Browser }, use: (context: BrowserContext) => Promise<void>) => {
    await use(await browser.newContext())
  },
}

/** A test with a context of its own. */
export const alone = test.extend(ownContext)

/** Forgets what the browser keeps of pages before: the next comes as on a first visit. */
export async function forget(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.clearBrowserCache')
  // What stands in memory goes too.
  for (const cacheDisabled of [true, false]) await devtools.send('Network.setCacheDisabled', { cacheDisabled })
  await devtools.detach()
}

/** What moves once still moves. */
function endEndless(): void {
  document.addEventListener('animationstart', ({ target }) => {
    for (const animation of (target as Element).getAnimations({ subtree: true })) {
      if (animation.effect?.getTiming().iterations === Infinity) animation.cancel()
    }
  })
}
