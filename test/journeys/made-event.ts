import type { BrowserContext } from '@playwright/test'

/** Asks for something of tournaments as who is signed in there; throws with the sentence of a refusal. */
export const ask = (
  context: BrowserContext,
  baseURL: string,
  path: string,
  data: object,
): Promise<{ id: string; version: number }> => askFor(context, baseURL, `tournament/${path}`, data)

/** The same of anything. */
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

/** Of an entry of which no more than a name is known. */
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

/** Changes a tournament, or makes one; `path` is what follows `/api/tournament/`. */
type Ask = (path: string, data: object) => Promise<{ id: string }>

/** An open round robin whose first round is published; returns its id. */
export const aPublishedEvent = (
  context: BrowserContext,
  baseURL: string,
  name: string,
  players: string[],
): Promise<string> => publishEvent((path, data) => ask(context, baseURL, path, data), name, players)

/** The same, made by whom the requests are. */
export async function publishEvent(ask: Ask, name: string, players: string[]): Promise<string> {
  const id = await openEvent(ask, name, players)
  for (const type of ['draw', 'publish']) await ask(`${id}/change`, { request: { type, round: 1 } })
  return id
}

/** An open round robin of which nothing is drawn; returns its id. */
export async function openEvent(ask: Ask, name: string, players: string[]): Promise<string> {
  const entries = players.map((one) => {
    const [firstName = '', ...lastName] = one.split(' ')
    return { ...UNKNOWN, firstName, lastName: lastName.join(' ') }
  })
  const event = { name, rounds: players.length - 1, system: 'roundRobin', isOpen: true, entries }
  return (await ask('create', event)).id
}
