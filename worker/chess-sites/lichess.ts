import * as z from 'zod/mini'
import { SECOND } from '#core/time.ts'
import type { Bindings } from '../env.ts'
import { pkceChallenge } from '../secrets/token.ts'

const TIMEOUT = 10 * SECOND
const CLIENT = 'kibitz'
/** What every link is for; starting games needs scopes of its own, which the owner is asked for. */
const SCOPES = 'email:read challenge:read'

type LichessEnv = Pick<Bindings, 'LICHESS_URL' | 'SITE_URL' | 'CONTACT'>

const returnUrl = ({ SITE_URL }: LichessEnv): string => `${SITE_URL}/me/accounts`

/** Lichess's page on which the user links the account (OAuth 2 with PKCE). */
export async function authorizeUrl(
  env: LichessEnv,
  state: string,
  verifier: string,
  scopes: readonly string[] = [],
): Promise<string> {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT,
    redirect_uri: returnUrl(env),
    scope: [SCOPES, ...scopes].join(' '),
    state,
    code_challenge_method: 'S256',
    code_challenge: await pkceChallenge(verifier),
  })
  return `${env.LICHESS_URL}/oauth?${query}`
}

const Token = z.object({ access_token: z.string(), expires_in: z.catch(z.optional(z.number()), undefined) })
const Account = z.object({ id: z.string(), username: z.string() })

/** The access token for an OAuth code, and the seconds for which it works; undefined when Lichess gives none. */
export async function exchangeCode(
  env: LichessEnv,
  code: string,
  verifier: string,
): Promise<{ token: string; lifetime: number | undefined } | undefined> {
  const form = {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    client_id: CLIENT,
    redirect_uri: returnUrl(env),
  }
  const answer = await request(env, '/api/token', { method: 'POST', body: new URLSearchParams(form) })
  const { success, data } = z.safeParse(Token, answer)
  return success ? { token: data.access_token, lifetime: data.expires_in } : undefined
}

/** The owner of an access token; undefined when Lichess does not answer. */
export async function fetchAccount(
  env: LichessEnv,
  token: string,
): Promise<{ id: string; username: string; link: string } | undefined> {
  const answer = await request(env, '/api/account', { headers: { authorization: `Bearer ${token}` } })
  const { success, data } = z.safeParse(Account, answer)
  return success ? { ...data, link: `https://lichess.org/@/${encodeURIComponent(data.username)}` } : undefined
}

/** A public account; undefined when Lichess does not answer, or has none of that name. */
export async function fetchPublicAccount(
  env: LichessEnv,
  id: string,
): Promise<{ id: string; username: string; link: string } | undefined> {
  const { success, data } = z.safeParse(Account, await request(env, `/api/user/${encodeURIComponent(id)}`, {}))
  return success ? { ...data, link: `https://lichess.org/@/${encodeURIComponent(data.username)}` } : undefined
}

const Team = z.object({ leaders: z.array(z.object({ id: z.string() })) })

/** Ids of a team's leaders, as far as they are public; undefined when Lichess does not answer, or has no such team. */
export async function fetchTeamLeaders(env: LichessEnv, team: string): Promise<string[] | undefined> {
  const { success, data } = z.safeParse(Team, await request(env, `/api/team/${encodeURIComponent(team)}`, {}))
  return success ? data.leaders.map(({ id }) => id) : undefined
}

export async function revokeToken(env: LichessEnv, token: string): Promise<void> {
  await request(env, '/api/token', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } })
}

/** JSON of a successful answer; undefined on any failure. */
async function request(env: LichessEnv, path: string, init: RequestInit): Promise<unknown> {
  try {
    const headers = { ...(init.headers as Record<string, string>), 'user-agent': `Kibitz (${env.CONTACT})` }
    const signal = AbortSignal.timeout(TIMEOUT)
    const response = await fetch(env.LICHESS_URL + path, { ...init, headers, signal, redirect: 'manual' })
    return response.ok && response.status !== 204 ? await response.json() : undefined
  } catch {
    return undefined
  }
}
