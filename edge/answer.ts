import { UNREACHABLE } from '#words/offers.js'
import { parse } from 'hono/utils/cookie'
import { BOOKMARK_COOKIE, parseBookmark } from '#core/addresses/bookmark.ts'
import { chosenAddress } from '#core/addresses/chosen-language.ts'
import { LANGUAGE_COOKIE } from '#core/addresses/localized.ts'
import { LEFT, VERSION } from '#core/contract/edge-headers.ts'
import { generalCode } from '#core/contract/errors.ts'
import { ERROR_CODE, LANGUAGE_HEADER } from '#core/contract/api-headers.ts'
import { etagMatches } from '#core/contract/etag.ts'
import { SECOND } from '#core/time.ts'
import { logError } from '#party/log.ts'
import type { EdgeBindings } from './env.ts'
import { readerKind } from './reader-kind.ts'
import { isShared, withoutEdgeHeaders } from './shared-answers.ts'
import { FRESH, purgeKept, STALE, staleWhileRevalidate } from './stale-while-revalidate.ts'

/** Parameters of a cache key, which no address of the site has. */
const KIND = '~kind'
const LEAST = '~least'

const UNREACHABLE_HEADERS = {
  'content-type': 'text/plain; charset=utf-8',
  'cache-control': 'no-store',
  'retry-after': '5',
  [ERROR_CODE]: generalCode(503)!,
}

/** The entrypoint of this Worker that the platform caches: public-answers.ts. */
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
export async function answerAtEdge(request: Request, env: EdgeBindings, context: Context): Promise<Response> {
  try {
    return withoutEdgeHeaders(await findAnswer(request, env, context))
  } catch (error) {
    logError(error)
    const sentence = UNREACHABLE[request.headers.get(LANGUAGE_HEADER) ?? 'en'] ?? UNREACHABLE.en
    return new Response(sentence, { status: 503, headers: UNREACHABLE_HEADERS })
  }
}

async function findAnswer(request: Request, env: EdgeBindings, context: Context): Promise<Response> {
  const elsewhere = addressChosen(request)
  if (elsewhere !== undefined)
    return new Response(null, { status: 302, headers: { location: elsewhere, 'cache-control': 'no-store' } })
  const kind = readerKind(request)
  if (kind !== undefined) return answerShared(request, kind, env, context)
  const answer = answerOwn(request, env, context)
  // Also for a client that leaves before its answer comes: something public may have turned private.
  context.waitUntil(answer.catch(() => undefined))
  return answer
}

/** Where a reader is sent who chose another language than the address names. */
const addressChosen = ({ method, url, headers }: Request): string | undefined =>
  method === 'GET'
    ? chosenAddress(new URL(url), {
        cookie: parse(headers.get('cookie') ?? '')[LANGUAGE_COOKIE],
        accept: headers.get('accept') ?? undefined,
      })
    : undefined

/** The answer to one reader alone, once the cache no longer has what the request made private. */
async function answerOwn(request: Request, env: EdgeBindings, context: Context): Promise<Response> {
  const answer = await env.ORIGIN.fetch(request)
  if (answer.headers.has(LEFT)) await purge(request.url, env, context)
  return answer
}

async function answerShared(request: Request, kind: string, env: EdgeBindings, context: Context): Promise<Response> {
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
function find(request: Request, key: URL, env: EdgeBindings, context: Context): Promise<Response> {
  const cached = env.CACHE === 'platform' ? context.exports?.PublicAnswers : undefined
  const headers = new Headers(request.headers)
  // Answers are kept whole. Without Authorization, which tells nothing here, the platform keeps them at all.
  for (const name of ['if-none-match', 'if-modified-since', 'range', 'authorization']) headers.delete(name)
  // Redirects are answers too: the reader follows them.
  const asked = (url: string | URL) => new Request(url, { headers, redirect: 'manual' })
  if (cached) return cached.fetch(asked(key))
  return staleWhileRevalidate(
    key.href,
    () => env.ORIGIN.fetch(asked(request.url)),
    (work) => context.waitUntil(work),
  )
}

/** The answer to a request with a cache key, with the headers by which the platform’s cache keeps it. */
export async function answerForCache(request: Request, env: EdgeBindings): Promise<Response> {
  const url = new URL(request.url)
  for (const name of [KIND, LEAST]) url.searchParams.delete(name)
  const answer = await env.ORIGIN.fetch(new Request(url, request))
  const kept = new Response(answer.body, answer)
  kept.headers.set(
    'cloudflare-cdn-cache-control',
    isShared(answer) ? `public, max-age=${FRESH / SECOND}, stale-while-revalidate=${STALE / SECOND}` : 'no-store',
  )
  return kept
}

async function purge(url: string, env: EdgeBindings, context: Context): Promise<void> {
  if (env.CACHE === 'platform') await context.exports?.PublicAnswers?.purge()
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
