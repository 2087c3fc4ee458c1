import { request, type Browser, type BrowserContext } from '@playwright/test'

/** Somebody new, signed in in a browser; returns their name. */
export async function register(context: BrowserContext, baseURL: string, prefix: string): Promise<string> {
  const name = `${prefix}-${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 2).toString(36)}`
  const site = await request.newContext({ baseURL })
  await site.post('/api/register', {
    headers: { origin: baseURL },
    data: { username: name, password: 'Grob 1. g4 forever', email: `${name}@example.org` },
  })
  const { cookies } = await site.storageState()
  await context.addCookies(cookies)
  await site.dispose()
  return name
}

/** The demo's director, in a browser of their own. */
export async function aDirector(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const context = await browser.newContext()
  const data = { username: 'demo_player', password: 'kibitz-demo' }
  await context.request.post(`${baseURL}/api/login`, { headers: { origin: baseURL }, data })
  return context
}
