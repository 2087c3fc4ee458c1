import { request, type APIRequestContext, type BrowserContext } from '@playwright/test'

export const PASSWORD = 'Grob 1. g4 forever'

/** A random IPv6 network: registrations per network and hour are limited. */
export const aNetwork = (): string => `2001:db8:${Math.floor(Math.random() * 0xffff).toString(16)}::1`

export interface Account {
  name: string
  /** Posts to the API; throws with the answer's text if it is refused. */
  ask<Answer = { id: string }>(path: string, data: object): Promise<Answer>
  read<Answer>(path: string): Promise<Answer>
  /** Copies the session cookies into a browser context. */
  enter(context: BrowserContext): Promise<void>
}

export async function anAccount(baseURL: string, prefix: string): Promise<Account & { site: APIRequestContext }> {
  const name = `${prefix}-${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 2).toString(36)}`
  const site = await request.newContext({
    baseURL,
    extraHTTPHeaders: { origin: baseURL, 'cf-connecting-ip': aNetwork() },
  })
  const cookies = async () => (await site.storageState()).cookies
  const ask = async <Answer>(path: string, data: object): Promise<Answer> => {
    const sessionID = (await cookies()).find((cookie) => cookie.name === 'sessionID')?.value ?? ''
    const headers = { authorization: JSON.stringify({ sessionID: decodeURIComponent(sessionID) }) }
    const answer = await site.post(`/api/${path}`, { headers, data, maxRetries: 2 })
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return (await answer.json()) as Answer
  }
  const read = async <Answer>(path: string): Promise<Answer> =>
    (await (await site.get(`/api/${path}`, { maxRetries: 2 })).json()) as Answer
  await ask('register', { username: name, password: PASSWORD, email: `${name}@example.org` })
  return { name, ask, read, site, enter: async (context) => context.addCookies(await cookies()) }
}

export const asking =
  ({ ask }: Account) =>
  (path: string, data: object): Promise<{ id: string }> =>
    ask(`tournament/${path}`, data)

/** Registers a user and verifies their email address, which is needed to create tournaments. */
export async function anOrganiser(baseURL: string): Promise<Account> {
  const account = await anAccount(baseURL, 'organiser')
  // The email was sent before registration answered.
  const letters = (await (await account.site.get('/dev/mail')).text()).split('<article>')
  const own = letters.find((letter) => letter.includes(`${account.name}@example.org`))
  const [, code] = /verify\/email\?code=([\w-]+)/.exec(own ?? '') ?? []
  if (code === undefined) throw new Error(`No email to ${account.name}.`)
  await account.ask('profile/email/authenticate', { code })
  return account
}
