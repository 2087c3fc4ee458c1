import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect } from 'vitest'
import { ERROR_CODES, type ErrorStatus } from '#core/contract/errors.ts'
import { ERROR_CODE } from '#core/contract/api-headers.ts'
import type { BoardGame, Individual } from '#core/snapshot/individual.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { aSnapshot } from '#test/support/build.ts'
import { countingDatabase, type RanStatement } from './count-statements.ts'
import { app } from '#worker/app.ts'
import { open } from '#worker/data/db.ts'
import { saveImport } from '#worker/data/import.ts'
import type { Bindings } from '#worker/env.ts'
import { digest, sessionHandle, newToken } from '#worker/secrets/token.ts'

const isOfPlatformLimit = ([name]: [string, unknown]): boolean => name.startsWith('PER_MINUTE_')

/**
 * Bindings of the Worker under test, with real D1 and Durable Objects. Without the platform's limits by the minute,
 * whose minutes begin by the real clock.
 */
export const bindings = Object.fromEntries(
  Object.entries(env).filter((one) => !isOfPlatformLimit(one)),
) as unknown as Bindings

/** The platform's limits by the minute. */
export const platformLimits = Object.fromEntries(Object.entries(env).filter(isOfPlatformLimit)) as Partial<Bindings>

const FILES: Record<string, string> = {
  '/pages/privacy.md': '# Privacy\n\nThis site is run by {operator}.',
  '/pages/de/privacy.md': '# Datenschutz {#privacy}\n\nDiese Website betreibt {operator}.',
  '/api/openapi.json': '{"openapi":"3.1.0"}',
  '/icons/preview.png': 'the same for all',
  '/embed.html': '<script type="module" src="/assets/embed-en.js"></script>',
  '/embed.de.html': '<script type="module" src="/assets/embed-de.js"></script>',
  '/embed-light.de.html': '<script type="module" src="/assets/embed-light-de.js"></script>',
  '/embed-odds.de.html': '<script type="module" src="/assets/embed-odds-de.js"></script>',
  '/site.webmanifest': JSON.stringify({
    id: '/',
    start_url: '/',
    shortcuts: [
      { name: 'Following', url: '/following' },
      { name: 'Events', url: '/events' },
    ],
    screenshots: [{ src: '/pictures/app-standings-wide.jpg', label: 'Standings of a Swiss' }],
  }),
  '/words/common-passwords.txt': 'corvette\npassword123\nthunderbird\n',
}

/** The files of the built client that the Worker reads. */
export const assets = {
  fetch: async (url: URL) => new Response(FILES[url.pathname] ?? null, { status: url.pathname in FILES ? 200 : 404 }),
} as unknown as Fetcher

export interface Answer {
  response: Response
  status: number
  text: string
  /** The error code. */
  code: string | null
  statements: RanStatement[]
}

/**
 * Sends a request to the Worker; returns the answer and the statements it ran. `meanwhile` runs right before its first
 * write.
 */
export async function ask(path: string, init?: RequestInit, meanwhile?: () => Promise<unknown>): Promise<Answer> {
  const { d1, statements } = countingDatabase(bindings.DB, meanwhile)
  const context = createExecutionContext()
  const url = new URL(path, 'http://localhost')
  const response = await app.fetch(new Request(url, init), { ...bindings, DB: d1, ASSETS: assets }, context)
  const text = response.webSocket ? '' : new TextDecoder().decode(await response.arrayBuffer())
  await waitOnExecutionContext(context)
  const { status } = response
  const code = response.headers.get(ERROR_CODE)
  const isPlain = response.headers.get('content-type')?.startsWith('text/plain')
  // Every refusal has a code that the contract lists.
  if (status >= 400 && isPlain) expect(Object.keys(ERROR_CODES[status as ErrorStatus]), text).toContain(code)
  return { response, status, text, code, statements }
}

/** The JSON of an answer; throws unless the status is 200. */
export async function fetchJson<Body>(path: string, init?: RequestInit): Promise<Body> {
  const { status, text } = await ask(path, init)
  if (status !== 200) throw new Error(`${path}: ${status} ${text}`)
  return JSON.parse(text) as Body
}

/** Posts JSON with the headers of a page of this site. */
export const postJson = (path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  ask(path, {
    method: 'POST',
    headers: { origin: 'http://localhost', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

type WorkerInput = Parameters<typeof aSnapshot>[0]

/** Throws if another test file uses this tournament id: files may share a workerd (vitest.config.ts). */
export async function claim(id: string): Promise<void> {
  const { CLAIM_ID } = env as unknown as { CLAIM_ID?: Fetcher }
  if (!CLAIM_ID) return
  const file = expect.getState().testPath ?? ''
  const answer = await CLAIM_ID.fetch('http://ids', { method: 'POST', body: JSON.stringify({ id, file }) })
  const before = await answer.text()
  if (before !== file) throw new Error(`${before} already uses the tournament id ${id}: choose another one.`)
}

/**
 * Waits until lists that another test file has read are no longer cached: files may share a workerd, which keeps a list
 * for a second. For files that compare whole lists.
 */
export const forgetLists = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1100))

interface ItsGames {
  individuals?: Individual[]
  games?: BoardGame[]
}

/** Saves a valid tournament, and games if given. Throws if another file uses its id. */
export async function aSaved(given: WorkerInput, its: ItsGames = {}): Promise<Snapshot> {
  const { id, settings } = aSnapshot(given)
  await claim(id)
  // Another file's vanity address would lead to its own tournament, from the same cache.
  if (settings.vanityURL) await claim(settings.vanityURL.toLowerCase())
  return saveAs(given, its)
}

/** The same without the check, for generated ids. */
export async function saveAs(given: WorkerInput, { individuals = [], games = [] }: ItsGames = {}): Promise<Snapshot> {
  const snapshot = aSnapshot(given)
  await saveImport(open(bindings.DB), { snapshot, individuals, games })
  return snapshot
}

interface SignedIn {
  headers: Record<string, string>
  secret: string
  handle: string
}

/** Saves a user; returns the headers of their session. */
export async function aUser(id: string, level = 0): Promise<SignedIn> {
  const { statements, ...signedIn } = await userRows(id, level)
  await bindings.DB.batch(statements)
  return signedIn
}

/** The statements that save a user with a session, for batches, and the session's headers. */
export async function userRows(id: string, level = 0): Promise<SignedIn & { statements: D1PreparedStatement[] }> {
  const { statement, ...signedIn } = await sessionRow(id)
  const user = bindings.DB.prepare(
    'insert into users (id, username, unique_id, level, created_at, updated_at) values (?1, ?1, lower(?1), ?2, 1, 1)',
  ).bind(id, level)
  return { ...signedIn, statements: [user, statement] }
}

/** Starts another session of a user and returns its headers. */
export async function aSession(user: string): Promise<SignedIn> {
  const { statement, ...signedIn } = await sessionRow(user)
  await statement.run()
  return signedIn
}

async function sessionRow(user: string): Promise<SignedIn & { statement: D1PreparedStatement }> {
  const secret = newToken()
  const handle = await sessionHandle(secret)
  const tomorrow = Date.now() + 24 * 60 * 60_000
  const statement = bindings.DB.prepare(
    'insert into sessions (secret_hash, handle, user_id, created_at, seen_at, expires_at) values (?1, ?2, ?3, ?4, ?4, ?5)',
  ).bind(await digest(secret), handle, user, Date.now() - 60 * 60_000, tomorrow)
  const headers = { cookie: `sid=${secret}; sessionID=${handle}`, authorization: JSON.stringify({ sessionID: handle }) }
  return { headers, secret, handle, statement }
}
