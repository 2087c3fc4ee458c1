import * as z from 'zod/mini'
import { SECOND } from '#core/time.ts'
import type { Bindings } from '../env.ts'

const TIMEOUT = 10 * SECOND

type FacebookEnv = Pick<Bindings, 'FACEBOOK_GRAPH' | 'FACEBOOK_APP_ID' | 'FACEBOOK_APP_SECRET'>

/** Where somebody says at Facebook that they link their account here; they come back with an access token behind `#`. */
export function facebookSignInUrl(env: Pick<Bindings, 'FACEBOOK_WEB' | 'FACEBOOK_APP_ID' | 'SITE_URL'>, state: string) {
  const query = new URLSearchParams({
    client_id: env.FACEBOOK_APP_ID!,
    redirect_uri: `${env.SITE_URL}/me/accounts`,
    response_type: 'token',
    scope: 'public_profile',
    state,
  })
  return `${env.FACEBOOK_WEB}/dialog/oauth?${query}`
}

/** Whether a deployment has an app by which people link their account. */
export const hasFacebookApp = (env: Pick<Bindings, 'FACEBOOK_APP_ID' | 'FACEBOOK_APP_SECRET'>): boolean =>
  Boolean(env.FACEBOOK_APP_ID && env.FACEBOOK_APP_SECRET)

const Token = z.object({ data: z.object({ is_valid: z.boolean(), app_id: z.string(), user_id: z.string() }) })
const Person = z.object({ id: z.string(), name: z.string() })

/**
 * Whose access token it is, by Facebook itself: `refused` when it is none of this site's, undefined while Facebook does not say. What
 * the browser claims is never believed.
 */
export async function fetchFacebookAccount(
  env: FacebookEnv,
  token: string,
): Promise<{ id: string; name: string } | 'refused' | undefined> {
  const debug = await request(env, '/debug_token', {
    input_token: token,
    access_token: `${env.FACEBOOK_APP_ID}|${env.FACEBOOK_APP_SECRET}`,
  })
  if (debug === undefined) return undefined
  const { data: checked } = z.safeParse(Token, debug)
  if (!checked?.data.is_valid || checked.data.app_id !== env.FACEBOOK_APP_ID) return 'refused'
  const { data: person } = z.safeParse(Person, await request(env, '/me', { fields: 'id,name', access_token: token }))
  if (!person) return undefined
  return person.id === checked.data.user_id ? person : 'refused'
}

/** The JSON of an answer, refusals too; undefined for anything else, however it went wrong. */
async function request(env: FacebookEnv, path: string, query: Record<string, string>): Promise<unknown> {
  try {
    const address = `${env.FACEBOOK_GRAPH}${path}?${new URLSearchParams(query)}`
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'manual' })
    return answer.status < 500 ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
