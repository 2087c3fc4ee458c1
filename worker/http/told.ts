import type { Context, TypedResponse } from 'hono'
import type { App } from '../env.ts'
import { digest } from '../secrets/token.ts'
import { tagged } from './fresh.ts'
import { jsonText } from './json-text.ts'

/** An answer that depends on who asks: everybody who is signed out gets the same, others theirs, which nobody keeps. */
export async function told<Body>(
  c: Context<App>,
  body: Body,
  asker: object | undefined,
): Promise<Response & TypedResponse<Body, 200, 'json'>> {
  const text = JSON.stringify(body)
  if (asker) c.header('cache-control', 'private, no-store')
  else tagged(c, `W/"${(await digest(text)).slice(0, 16)}"`)
  c.header('vary', 'authorization, cookie')
  return jsonText<Body>(c, text)
}
