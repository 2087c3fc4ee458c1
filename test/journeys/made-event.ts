import type { BrowserContext } from '@playwright/test'

/** Calls a tournament command as the signed-in user of a browser; throws with the answer's text if it is refused. */
export const ask = (
  context: BrowserContext,
  baseURL: string,
  path: string,
  data: object,
): Promise<{ id: string; version: number }> => askFor(context, baseURL, `tournament/${path}`, data)

/** The same for any call of the API. */
export async function askFor<Answer>(
  context: BrowserContext,
  baseURL: string,
  path: string,
  data: object,
): Promise<Answer> {
  const cookies = Object.fromEntries((await context.cookies(baseURL)).map(({ name, value }) => [name, value]))
  const headers = {
    origin: baseURL,
    authorization: JSON.stringify({ sessionID: decodeURIComponent(cookies['sessionID'] ?? '') }),
  }
  const answer = await context.request.post(`${baseURL}/api/${path}`, { headers, data })
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** Defaults of an entry with a name only. */
export const UNKNOWN = {
  lastName: '',
  title: '',
  rating: 0,
  nationality: '',
  pool: 0,
  fideId: null,
  sex: null,
  club: null,
  birth: null,
}

/** Posts to `/api/tournament/` + path. */
type Ask = (path: string, data: object) => Promise<{ id: string }>

/** Creates an open round robin with a published first round; returns its id. */
export const aPublishedEvent = (
  context: BrowserContext,
  baseURL: string,
  name: string,
  players: string[],
): Promise<string> => publishEvent((path, data) => ask(context, baseURL, path, data), name, players)

/** The same through `ask`. */
export async function publishEvent(ask: Ask, name: string, players: string[]): Promise<string> {
  const id = await openEvent(ask, name, players)
  for (const type of ['draw', 'publish']) await ask(`${id}/change`, { request: { type, round: 1 } })
  return id
}

/** Creates an open round robin without drawn rounds; returns its id. */
export async function openEvent(ask: Ask, name: string, players: string[]): Promise<string> {
  const entries = players.map((one) => {
    const [firstName = '', ...lastName] = one.split(' ')
    return { ...UNKNOWN, firstName, lastName: lastName.join(' ') }
  })
  const event = { name, rounds: players.length - 1, system: 'roundRobin', isOpen: true, entries }
  return (await ask('create', event)).id
}
