import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#core/match/live.ts'
import { applyEvent } from '#core/snapshot/apply-event.ts'
import { tournamentQueries } from '../api/tournaments.ts'

/** Jitter: thousands get the event at once, so refetches are spread over this long. */
const JITTER = 4000
/** The edge cache may be two seconds behind: after this many attempts the pauses grow. */
const EAGER_ATTEMPTS = 4
const MAX_PAUSE = 60_000

/**
 * Applies a room's events to the cached snapshot, and refetches until it is as new as the newest version heard of.
 * `onNewer` is called with each new newest version; `cancel` stops refetching.
 */
export function syncSnapshot(
  cache: QueryClient,
  id: string,
  onNewer: (version: number) => void = () => {},
): { onEvent: (event: LiveEvent) => void; cancel: () => void } {
  const { snapshot, announcements, online } = tournamentQueries
  const { queryKey } = snapshot(id)
  const hash = hashKey(queryKey)
  let newest = 0
  let attempts = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  let isOver = false

  const version = () => cache.getQueryData(queryKey)?.version ?? 0
  const catchUp = (): void => {
    if (isOver || waiting !== undefined || version() >= newest) return
    waiting = setTimeout(async () => {
      attempts += 1
      if (version() < newest) await cache.refetchQueries({ queryKey, exact: true })
      waiting = undefined
      catchUp()
    }, pauseBefore(attempts))
  }
  const learn = (told: number): void => {
    if (told > newest) {
      attempts = 0
      newest = told
      onNewer(told)
    }
    catchUp()
  }
  learn(version())
  // A refetch, e.g. after revealing results, may return a version from before the latest event.
  const unsubscribe = cache.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hash) learn(version())
  })

  return {
    onEvent(event) {
      if (event.type === 'online') {
        cache.setQueryData(online(id).queryKey, event.count)
        return
      }
      const known = cache.getQueryData(queryKey)
      if (!known) return
      const next = applyEvent(known, event)
      if (next === 'gap') learn(event.v)
      else if (next !== known) cache.setQueryData(queryKey, next)
      if (event.type === 'announcement') {
        setTimeout(() => void cache.invalidateQueries({ queryKey: announcements(id).queryKey }), JITTER * Math.random())
      }
    },
    cancel() {
      isOver = true
      clearTimeout(waiting)
      unsubscribe()
    },
  }
}

const pauseBefore = (attempt: number): number =>
  attempt < EAGER_ATTEMPTS
    ? JITTER * Math.random()
    : Math.min(JITTER * 2 ** (attempt - EAGER_ATTEMPTS + 1), MAX_PAUSE) * (0.5 + 0.5 * Math.random())
