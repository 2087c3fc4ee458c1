import type { Context } from 'hono'
import type { App } from '../env.ts'
import { jsonText } from './json-text.ts'

const EDGE = 'https://answers.kibitz'
const HEADERS = { 'content-type': 'application/json', 'cache-control': 'public, s-maxage=3600' }

/**
 * The answer that the edge keeps for this call under this tag, or the one that is made now and kept: what is asked twice
 * is not counted twice. Without a tag nothing is kept.
 */
export async function kept<Answer extends Response>(
  c: Context<App>,
  tag: string | undefined,
  call: string,
  query: object,
  make: () => Answer | Promise<Answer>,
): Promise<Answer> {
  if (tag === undefined) return make()
  const key = `${EDGE}/${tag}/${call}?${new URLSearchParams(Object.entries(query))}`
  const found = await caches.default.match(key)
  // It was this very answer once.
  if (found) return jsonText(c, await found.text()) as Response as Answer
  const answer = await make()
  c.executionCtx.waitUntil(caches.default.put(key, new Response(answer.clone().body, { headers: HEADERS })))
  return answer
}
