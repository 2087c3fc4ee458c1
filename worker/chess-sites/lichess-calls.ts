import * as z from 'zod/mini'
import { parseAccounts, parsePresences, type SitePresence } from '#core/chess-site/lichess-accounts.ts'
import type { LichessClock } from '#core/chess-site/start-clock.ts'
import { askSite, type RequestBudget } from './ask-site.ts'
import type { SiteCall } from './queue.ts'

/** `isSent`: Lichess may have done what was asked, though its answer is not known. */
export type CallAnswer =
  | { kind: 'done'; body: unknown }
  | { kind: 'refused'; status: number; body: unknown }
  | { kind: 'unavailable'; isSent: boolean; retryAt: number }

/** Makes one call of Lichess through the queue of the whole site. Its answer may contain secrets: it is never logged. */
async function callLichess(budget: RequestBudget, path: string, call: SiteCall): Promise<CallAnswer> {
  const answer = await askSite(budget, { url: `${budget.env.LICHESS_URL}/api${path}`, call })
  if (answer.kind === 'unavailable') return { kind: 'unavailable', isSent: answer.wasAsked, retryAt: answer.retryAt }
  // An object of the release before ignores the call, and asks for the address alone.
  if (answer.kind !== 'ok' || answer.status === undefined) return { kind: 'unavailable', isSent: false, retryAt: 0 }
  const body: unknown = answer.body === '' ? {} : JSON.parse(answer.body)
  return answer.status < 300 ? { kind: 'done', body } : { kind: 'refused', status: answer.status, body }
}

interface OpenChallenge {
  /** Ids of the two players, who alone can play. */
  white: string
  black: string
  clock: LichessClock
  rated: boolean
  name: string
  expiresAt: number
}

/** An open challenge for two players; each gets a link of their own. */
export const createChallenge = (
  budget: RequestBudget,
  { white, black, clock, rated, name, expiresAt }: OpenChallenge,
  bearer: string | undefined,
): Promise<CallAnswer> =>
  callLichess(budget, '/challenge/open', {
    method: 'POST',
    bearer,
    form: {
      users: `${white},${black}`,
      'clock.limit': String(clock.limit),
      'clock.increment': String(clock.increment),
      rated: String(rated),
      name,
      rules: 'noRematch,noGiveTime',
      expiresAt: String(expiresAt),
    },
  })

export const cancelChallenge = (budget: RequestBudget, id: string, bearer: string): Promise<CallAnswer> =>
  callLichess(budget, `/challenge/${encodeURIComponent(id)}/cancel`, { method: 'POST', bearer })

export const createBulk = (budget: RequestBudget, form: Record<string, string>, bearer: string): Promise<CallAnswer> =>
  callLichess(budget, '/bulk-pairing', { method: 'POST', bearer, form })

export const listBulks = (budget: RequestBudget, bearer: string): Promise<CallAnswer> =>
  callLichess(budget, '/bulk-pairing', { method: 'GET', bearer })

export const cancelBulk = (budget: RequestBudget, id: string, bearer: string): Promise<CallAnswer> =>
  callLichess(budget, `/bulk-pairing/${encodeURIComponent(id)}`, { method: 'DELETE', bearer })

const TestedTokens = z.record(z.string(), z.nullable(z.object({ userId: z.string(), scopes: z.catch(z.string(), '') })))

/** The ids of accounts, of these tokens by id, whose token works and has the scope; undefined when Lichess doesn't answer. */
export async function testTokens(
  budget: RequestBudget,
  tokens: ReadonlyMap<string, string>,
  scope: string,
): Promise<Set<string> | undefined> {
  const answer = await callLichess(budget, '/token/test', { method: 'POST', text: [...tokens.values()].join(',') })
  const read = answer.kind === 'done' ? z.safeParse(TestedTokens, answer.body) : undefined
  if (!read?.success) return undefined
  const works = ([id, token]: [string, string]) => {
    const found = Object.hasOwn(read.data, token) ? read.data[token] : undefined
    return found?.userId === id && found.scopes.split(',').includes(scope)
  }
  return new Set([...tokens].filter(works).map(([id]) => id))
}

/** Ids in one question for accounts. */
const ACCOUNTS_AT_ONCE = 300

/** Accounts by id that exist; undefined when Lichess doesn't answer. */
export async function fetchAccounts(
  budget: RequestBudget,
  ids: readonly string[],
): Promise<Map<string, { isClosed: boolean }> | undefined> {
  const all = new Map<string, { isClosed: boolean }>()
  for (let from = 0; from < ids.length; from += ACCOUNTS_AT_ONCE) {
    const some = ids.slice(from, from + ACCOUNTS_AT_ONCE)
    const answer = await callLichess(budget, '/users', { method: 'POST', text: some.join(',') })
    const found = answer.kind === 'done' ? parseAccounts(answer.body) : undefined
    if (!found) return undefined
    for (const [id, account] of found) all.set(id, account)
  }
  return all
}

/** Who is there, by id; undefined when Lichess doesn't answer. */
export async function fetchPresences(
  budget: RequestBudget,
  ids: readonly string[],
): Promise<Map<string, SitePresence> | undefined> {
  const answer = await callLichess(budget, `/users/status?ids=${ids.map(encodeURIComponent).join(',')}`, {
    method: 'GET',
  })
  return answer.kind === 'done' ? parsePresences(answer.body) : undefined
}
