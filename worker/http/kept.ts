import type { Context } from 'hono'
import type { App } from '../env.ts'

const EDGE = 'https://answers.kibitz'
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'public, s-maxage=3600' }

/**
 * The JSON that the edge keeps for this call under this tag, or the one that is made now and kept: what is asked twice
 * is not counted twice. Without a tag nothing is kept.
 */
export async function kept(
  c: Context<App>,
  tag: string | undefined,
  call: string,
  query: object,
  make: () => string | Promise<string>,
): Promise<string> {
  if (tag === undefined) return make()
  const key = `${EDGE}/${tag}/${call}?${new URLSearchParams(Object.entries(query))}`
  const found = await caches.default.match(key)
  if (found) return found.text()
  const text = await make()
  c.executionCtx.waitUntil(caches.default.put(key, new Response(text, { headers: HEADERS })))
  return text
}
