import { expect, type BrowserContext, type Locator } from '@playwright/test'
import { anAccount, PASSWORD } from './account.ts'

/** Somebody new, signed in in a browser; returns their name. */
export async function register(context: BrowserContext, baseURL: string, prefix: string): Promise<string> {
  const { name, enter } = await anAccount(baseURL, prefix)
  await enter(context)
  return name
}

/** Signs the demo's director in. */
export async function signIn(context: BrowserContext, baseURL: string): Promise<void> {
  const data = { username: 'demo_player', password: 'kibitz-demo' }
  await context.request.post(`${baseURL}/api/login`, { headers: { origin: baseURL }, data })
}

/** Presses until what is asked of the chess site is there: other tests put it into moods, and it is left alone for a while then. */
export const press = (button: Locator, there: Locator): Promise<void> =>
  expect(async () => {
    if (!(await there.isVisible())) await button.click({ timeout: 1000 })
    await expect(there).toBeVisible({ timeout: 3000 })
  }).toPass()

/** Signs in who has an account without a password, such as the demo's other organisers: by a letter that sets one. */
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
