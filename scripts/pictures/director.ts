import type { BrowserContext } from '@playwright/test'

const SESSION_COOKIE = 'sessionID'

export async function signIn(context: BrowserContext, url: string): Promise<void> {
  const data = { username: 'demo_player', password: 'kibitz-demo' }
  await context.request.post(`${url}/api/login`, { headers: { origin: url }, data })
}

/** Calls a tournament command of the API as the signed-in user. Throws with the answer's text if it is refused. */
export async function ask(context: BrowserContext, url: string, path: string, data: object): Promise<{ id: string }> {
  const session = (await context.cookies(url)).find(({ name }) => name === SESSION_COOKIE)
  const authorization = JSON.stringify({ sessionID: decodeURIComponent(session?.value ?? '') })
  const answer = await context.request.post(`${url}/api/tournament/${path}`, {
    headers: { origin: url, authorization },
    data,
  })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as { id: string }
}
