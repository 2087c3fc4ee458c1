import { parse } from 'hono/utils/cookie'
import { BOOKMARK_COOKIE, parseBookmark } from '#core/addresses/bookmark.ts'
import { SECOND } from '#core/time.ts'
import { app } from '../app.ts'
import type { Bindings } from '../env.ts'
import { etagMatches } from '../http/etag.ts'
import { readerKind } from './reader-kind.ts'
import { isShared, LEFT, VERSION, withoutEdgeHeaders } from './shared-answers.ts'
import { FRESH, purgeKept, STALE, staleWhileRevalidate } from './stale-while-revalidate.ts'

/** Parameters of a cache key, which no address of the site has. */
const KIND = '~kind'
const LEAST = '~least'

/** The entrypoint of this Worker that the platform caches: worker/edge/public-answers.ts. */
interface CachedEntrypoint {
  fetch: (request: Request) => Promise<Response>
  purge: () => Promise<void>
}
type Context = ExecutionContext & { exports?: { PublicAnswers?: CachedEntrypoint } }

/**
 * Answers a request where its reader is. What is the same for all signed-out readers of a kind comes from the cache of
 * the data centre, at most a minute old and renewed behind the answer; everything else from the Worker beside the
 * database.
 */
export async function answerAtEdge(request: Request, env: Bindings, context: Context): Promise<Response> {
  // Beside the database: the edge that asks needs the headers that its readers don’t get.
  if (env.EDGE_CACHE === 'off') return app.fetch(request, env, context)
  const kind = readerKind(request)
  if (kind !== undefined) return withoutEdgeHeaders(await answerShared(request, kind, env, context))
  const answer = await askOrigin(request, env, context)
  if (answer.headers.has(LEFT)) await purge(request.url, env, context)
  return withoutEdgeHeaders(answer)
}

async function answerShared(request: Request, kind: string, env: Bindings, context: Context): Promise<Response> {
  const key = new URL(request.url)
  key.searchParams.set(KIND, kind)
  const found = await find(request, key, env, context)
  const least = seenVersion(request, found)
  if (least === undefined) return unlessKnown(request, found)
  // This reader has seen a newer state than the one that is kept.
  await found.body?.cancel()
  key.searchParams.set(LEAST, String(least))
  return unlessKnown(request, await find(request, key, env, context))
}

/** From the cache, or asked and kept there. */
function find(request: Request, key: URL, env: Bindings, context: Context): Promise<Response> {
  const cached = env.EDGE_CACHE === 'platform' ? context.exports?.PublicAnswers : undefined
  const headers = new Headers(request.headers)
  // Answers are kept whole. Without Authorization, which tells nothing here, the platform keeps them at all.
  for (const name of ['if-none-match', 'if-modified-since', 'range', 'authorization']) headers.delete(name)
  if (cached) return cached.fetch(new Request(key, { headers }))
  const asked = new Request(request.url, { headers })
  return staleWhileRevalidate(
    key.href,
    () => askOrigin(asked, env, context),
    (work) => context.waitUntil(work),
  )
}

/** The answer of the Worker beside the database; on one machine that is this one. */
export const askOrigin = async (request: Request, env: Bindings, context: ExecutionContext): Promise<Response> =>
  env.ORIGIN ? env.ORIGIN.fetch(request) : app.fetch(request, env, context)

/** The answer to a request with a cache key, with the headers by which the platform’s cache keeps it. */
export async function answerForCache(request: Request, env: Bindings, context: ExecutionContext): Promise<Response> {
  const url = new URL(request.url)
  for (const name of [KIND, LEAST]) url.searchParams.delete(name)
  const answer = await askOrigin(new Request(url, request), env, context)
  const kept = new Response(answer.body, answer)
  kept.headers.set(
    'cloudflare-cdn-cache-control',
    isShared(answer) ? `public, max-age=${FRESH / SECOND}, stale-while-revalidate=${STALE / SECOND}` : 'no-store',
  )
  return kept
}

async function purge(url: string, env: Bindings, context: Context): Promise<void> {
  if (env.EDGE_CACHE === 'platform') await context.exports?.PublicAnswers?.purge()
  else await purgeKept(url)
}

/** The version that the reader has seen of the event that is shown, if the answer is older. */
function seenVersion(request: Request, { headers }: Response): number | undefined {
  const [id = '', version] = headers.get(VERSION)?.split('.') ?? []
  const seen = parseBookmark(parse(request.headers.get('cookie') ?? '')[BOOKMARK_COOKIE]).get(id)
  return seen !== undefined && seen > Number(version) ? seen : undefined
}

/** 304 if the client has this answer. */
function unlessKnown(request: Request, answer: Response): Response {
  const etag = answer.headers.get('etag')
  if (etag === null || !etagMatches(request.headers.get('if-none-match') ?? undefined, etag)) return answer
  const headers = new Headers(answer.headers)
  for (const name of ['content-type', 'content-length', 'content-disposition']) headers.delete(name)
  return new Response(null, { status: 304, headers })
}
