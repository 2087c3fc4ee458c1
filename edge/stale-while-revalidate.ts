import { SECOND } from '#core/time.ts'
import { logError } from '#party/log.ts'
import { singleFlight } from '#worker/cache/single-flight.ts'
import { isShared } from './shared-answers.ts'

/** For this long an answer counts as current. */
export const FRESH = SECOND
/** Afterwards it is sent for this long while a newer one is fetched. */
export const STALE = 59 * SECOND

const STORED_AT = 'x-stored-at'
const STORED_HEADERS = 'x-stored-headers'
const STATUS = 'x-stored-status'

type WaitUntil = (work: Promise<unknown>) => void

/**
 * What Workers Cache does in front of an entrypoint, made with the Cache API, for places that don’t have it: this
 * machine, tests. Answers that are marked as shared are kept for a minute under `key`; one that is older than a second is
 * sent at once, and a newer one fetched behind it.
 */
export async function staleWhileRevalidate(
  key: string,
  fetchAnswer: () => Promise<Response>,
  waitUntil: WaitUntil,
): Promise<Response> {
  const kept = await findKept(key)
  if (!kept) return fetchAndKeep(key, fetchAnswer, waitUntil)
  if (Date.now() - kept.at > FRESH) {
    const renew = async () => {
      const answer = await fetchAndKeep(key, fetchAnswer, waitUntil)
      await answer.body?.cancel()
    }
    waitUntil(singleFlight(`edge ${key}`, waitUntil, renew).catch(logError))
  }
  return kept.answer
}

/** Everything that was kept before now is sent to nobody any more. */
export async function purgeKept(url: string): Promise<void> {
  await caches.default.put(
    purgeKey(url),
    new Response(String(Date.now()), {
      headers: { 'cache-control': `public, s-maxage=${(2 * (FRESH + STALE)) / SECOND}` },
    }),
  )
}

const purgeKey = (url: string): string => new URL('/~purged', url).href

async function findKept(key: string): Promise<{ at: number; answer: Response } | undefined> {
  const [kept, purge] = await Promise.all([caches.default.match(key), caches.default.match(purgeKey(key))])
  if (!kept) return undefined
  const at = Number(kept.headers.get(STORED_AT))
  if (Date.now() - at > FRESH + STALE || (purge && at <= Number(await purge.text()))) return undefined
  const headers = new Headers(JSON.parse(kept.headers.get(STORED_HEADERS)!) as [string, string][])
  return { at, answer: new Response(kept.body, { status: Number(kept.headers.get(STATUS)), headers }) }
}

async function fetchAndKeep(
  key: string,
  fetchAnswer: () => Promise<Response>,
  waitUntil: WaitUntil,
): Promise<Response> {
  const at = Date.now()
  const answer = await fetchAnswer()
  if (!isShared(answer)) {
    if (await caches.default.match(key)) waitUntil(caches.default.delete(key))
    return answer
  }
  const { status, headers } = answer
  const [sent, stored] = answer.body ? answer.body.tee() : [null, null]
  const kept = new Response(stored, {
    headers: {
      'cache-control': `public, s-maxage=${(FRESH + STALE) / SECOND}`,
      [STORED_AT]: String(at),
      [STATUS]: String(status),
      [STORED_HEADERS]: JSON.stringify([...headers]),
    },
  })
  waitUntil(caches.default.put(key, kept).catch(logError))
  return new Response(sent, { status, headers })
}
