import type { Context, TypedResponse } from 'hono'
import type { AppEnv } from '../env.ts'
import { digest } from '../secrets/token.ts'
import { checkEtag } from './etag.ts'
import { jsonText } from './json-text.ts'

/**
 * Caching for an answer that depends on the viewer. Signed out: one shared answer with an etag (304 when unchanged).
 * Signed in: private, not stored.
 */
export async function setCachingFor(c: Context<AppEnv>, text: string, viewer: object | undefined): Promise<void> {
  if (viewer) c.header('cache-control', 'private, no-store')
  else checkEtag(c, `W/"${(await digest(text)).slice(0, 16)}"`)
  c.header('vary', 'authorization, cookie')
}

/** Answers with JSON and the caching of `setCachingFor`. */
export async function jsonFor<Body>(
  c: Context<AppEnv>,
  body: Body,
  viewer: object | undefined,
): Promise<Response & TypedResponse<Body, 200, 'json'>> {
  const text = JSON.stringify(body)
  await setCachingFor(c, text, viewer)
  return jsonText<Body>(c, text)
}
