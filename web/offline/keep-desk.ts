import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { localPath } from '#core/addresses/local-path.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { Me } from '#core/rows/profile.ts'
import { SECOND } from '#core/time.ts'
import { hasSession } from '../api/session.ts'
import { DESK_SCOPE, installServiceWorker } from '../api/service-worker.ts'
import { KEPT_ANSWERS } from './forget-desks.ts'
import { keepCode } from './keep-code.ts'

const PROFILE = '/api/profile'
const PAUSE = 2 * SECOND

/** Caches the desk's code, and its answers for this event; returns a function that stops it. `id` as in the address. */
export function keepDesk(cache: QueryClient, id: string): () => void {
  // Without storage the desk works online only.
  void Promise.all([installServiceWorker(localPath(DESK_SCOPE)), keepCode()]).catch(() => undefined)
  return keepAnswers(cache, id)
}

/** Keeps the desk's answers cached under their API addresses as they change. */
function keepAnswers(cache: QueryClient, id: string): () => void {
  const before = forgetOthers(cache).catch(() => undefined)
  const path = `/api/tournament/${encodeURIComponent(id)}`
  const addresses = new Map(
    (
      [
        [queryKeys.me(), PROFILE],
        [queryKeys.snapshot(id), `${path}/snapshot`],
        [queryKeys.desk(id), `${path}/getDesk`],
        [queryKeys.entryDetails(id), `${path}/getEntryDetails`],
        [queryKeys.individuals(id), `${path}/getIndividualPlayers`],
        [queryKeys.waitingLinks(id), `${path}/getLinks`],
        [queryKeys.joinRequests(id), `${path}/getRequests`],
        [queryKeys.claimRequests(id), `${path}/getClaims`],
        [[...queryKeys.history(id), 0], `${path}/getHistory`],
      ] satisfies [QueryKey, string][]
    ).map(([key, address]) => [hashKey(key), address]),
  )
  const changed = new Set(addresses.keys())
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = async (): Promise<void> => {
    timer = undefined
    const hashes = [...changed]
    changed.clear()
    await before
    // After signing out, also in another window, nothing more is cached.
    if (!hasSession() || !cache.getQueryData(queryKeys.me())) return
    const kept = await caches.open(KEPT_ANSWERS)
    for (const hash of hashes) {
      const answer = cache.getQueryCache().get(hash)?.state.data
      if (answer !== undefined && answer !== null) await kept.put(addresses.get(hash)!, Response.json(answer))
    }
  }
  const writeSoon = (): void => {
    timer ??= setTimeout(() => void write().catch(() => undefined), PAUSE)
  }
  writeSoon()
  const unsubscribe = cache.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || !addresses.has(query.queryHash)) return
    changed.add(query.queryHash)
    writeSoon()
  })
  return () => {
    unsubscribe()
    if (timer !== undefined) void write().catch(() => undefined)
    clearTimeout(timer)
  }
}

/** Deletes what was cached for another user, whose session ended without a sign-out. */
async function forgetOthers(cache: QueryClient): Promise<void> {
  const me = cache.getQueryData<Me>(queryKeys.me())
  const kept = await caches.match(PROFILE)
  const owner = kept && ((await kept.json()) as Me)
  if (owner && owner.username !== me?.username) await caches.delete(KEPT_ANSWERS)
}
