import type { Context, TypedResponse } from 'hono'
import type { App } from '../env.ts'
import { digest } from '../secrets/token.ts'
import { tagged } from './fresh.ts'
import { jsonText } from './json-text.ts'

/**
 * Marks an answer that depends on who asks: everybody who is signed out gets the same, which ends the request with 304 if
 * they have it; others get theirs, which nobody keeps.
 */
export async function dated(c: Context<App>, text: string, asker: object | undefined): Promise<void> {
  if (asker) c.header('cache-control', 'private, no-store')
  else tagged(c, `W/"${(await digest(text)).slice(0, 16)}"`)
  c.header('vary', 'authorization, cookie')
}

/** The same as JSON. */
export async function told<Body>(
  c: Context<App>,
  body: Body,
  asker: object | undefined,
): Promise<Response & TypedResponse<Body, 200, 'json'>> {
  const text = JSON.stringify(body)
  await dated(c, text, asker)
  return jsonText<Body>(c, text)
}
