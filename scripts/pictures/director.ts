import type { BrowserContext } from '@playwright/test'

const SESSION_COOKIE = 'sessionID'

/** Signs the demo’s director in. */
export async function signIn(context: BrowserContext, url: string): Promise<void> {
  const data = { username: 'demo_player', password: 'kibitz-demo' }
  await context.request.post(`${url}/api/login`, { headers: { origin: url }, data })
}

/** Sends a change of tournaments to the API as the user who is signed in. Throws with the answer if it is refused. */
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
