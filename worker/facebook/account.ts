import * as z from 'zod/mini'
import { SECOND } from '#core/time.ts'
import type { Bindings } from '../env.ts'

const TIMEOUT = 10 * SECOND

type FacebookEnv = Pick<Bindings, 'FACEBOOK_GRAPH' | 'FACEBOOK_APP_ID' | 'FACEBOOK_APP_SECRET'>

/** Facebook's page on which the user links the account. It returns to /me/accounts with an access token behind `#`. */
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

/** Whether this deployment has a Facebook app, which linking accounts needs. */
export const hasFacebookApp = (env: Pick<Bindings, 'FACEBOOK_APP_ID' | 'FACEBOOK_APP_SECRET'>): boolean =>
  Boolean(env.FACEBOOK_APP_ID && env.FACEBOOK_APP_SECRET)

const Token = z.object({ data: z.object({ is_valid: z.boolean(), app_id: z.string(), user_id: z.string() }) })
const Person = z.object({ id: z.string(), name: z.string() })

/**
 * The owner of an access token, as told by Facebook and not by the browser: `refused` when the token is not of this
 * site's app, undefined while Facebook does not answer.
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

/** JSON of an answer, also of a refusal; undefined on any failure. */
async function request(env: FacebookEnv, path: string, query: Record<string, string>): Promise<unknown> {
  try {
    const address = `${env.FACEBOOK_GRAPH}${path}?${new URLSearchParams(query)}`
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'manual' })
    return answer.status < 500 ? await answer.json() : undefined
  } catch {
    return undefined
  }
}
