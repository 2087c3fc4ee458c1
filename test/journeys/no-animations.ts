import { test as base, type Page } from '@playwright/test'

/** A test whose pages let nothing pulse for ever: one open page would keep a quarter of a processor at it. */
export const test = base.extend({
  context: async ({ context }, use) => {
    await context.addInitScript(endEndless)
    await use(context)
  },
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScripts(page)
    await use(page)
  },
})

/** Waits until a page can be used. */
export const isAlive = (page: Page): Promise<void> =>
  page.locator('html[data-alive], html:not(:has(#served))').waitFor({ state: 'attached' })

/** A page as it comes can be read before it can be used; whoever is faster than its scripts is no reader. */
function waitForScripts(page: Page): void {
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

/** A test with a context of its own: a clock that was set would go on in the tests after it. */
export const alone = test.extend({
  context: async ({ browser }, use) => {
    const context = await browser.newContext()
    await context.addInitScript(endEndless)
    await use(context)
    await context.close()
  },
})

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
