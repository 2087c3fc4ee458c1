import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'
import { edgeKey } from './edge-key.ts'

const HEADERS = { 'content-type': 'application/json', 'cache-control': 'public, s-maxage=3600' }

/**
 * The JSON that the edge has cached for a call and its ETag; otherwise it is produced and cached. Without an ETag
 * (private data) nothing is cached.
 */
export async function edgeCached(
  c: Context<AppEnv>,
  etag: string | undefined,
  call: string,
  query: object,
  produce: () => string | Promise<string>,
): Promise<string> {
  if (etag === undefined) return produce()
  const key = edgeKey(c.env, 'answers', etag, `${call}?${new URLSearchParams(Object.entries(query))}`)
  const cached = await caches.default.match(key)
  if (cached) return cached.text()
  const text = await produce()
  c.executionCtx.waitUntil(caches.default.put(key, new Response(text, { headers: HEADERS })))
  return text
}
