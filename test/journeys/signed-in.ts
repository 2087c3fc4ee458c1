import { expect, type BrowserContext, type Locator } from '@playwright/test'
import { anAccount, PASSWORD } from './account.ts'

/** Registers a user and signs them in in a browser; returns their username. */
export async function register(context: BrowserContext, baseURL: string, prefix: string): Promise<string> {
  const { name, enter } = await anAccount(baseURL, prefix)
  await enter(context)
  return name
}

export async function signIn(context: BrowserContext, baseURL: string): Promise<void> {
  const data = { username: 'demo_player', password: 'kibitz-demo' }
  await context.request.post(`${baseURL}/api/login`, { headers: { origin: baseURL }, data })
}

/**
 * Clicks until the answer of the chess site appears: other tests make the site fail, and the product then pauses its
 * requests.
 */
export const press = (button: Locator, there: Locator): Promise<void> =>
  expect(async () => {
    if (!(await there.isVisible())) await button.click({ timeout: 1000 })
    await expect(there).toBeVisible({ timeout: 3000 })
  }).toPass()

/** Signs in as an account without a password, such as the demo's other organisers, by the email for a new password. */
export async function signInByLetter(context: BrowserContext, baseURL: string, username: string): Promise<void> {
  const ask = (path: string, data: object) =>
    context.request.post(`${baseURL}/api/${path}`, { headers: { origin: baseURL }, data })
  await ask('requestPasswordReset', { username })
  let sid: string | undefined
  await expect(async () => {
    const letters = (await (await context.request.get(`${baseURL}/dev/mail`)).text()).split('<article>')
    const own = letters.find((letter) => letter.includes(`${username}@kibitz.example`))
    sid = /reset\/password\?code=([\w-]+)/.exec(own ?? '')?.[1]
    expect(sid).toBeDefined()
  }).toPass()
  await ask('triggerPasswordReset', { password: PASSWORD, passwordRepeat: PASSWORD, sid })
}
