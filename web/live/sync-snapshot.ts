import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#core/match/live.ts'
import { applyEvent } from '#core/snapshot/apply-event.ts'
import { tournamentQueries } from '../api/tournaments.ts'

/** Jitter: thousands get the event at once, so refetches are spread over this long. */
const JITTER = 4000
/** The edge may answer with what was true two seconds ago; so often we ask again. */
const MAX_ATTEMPTS = 4

/** Brings what a tournament's room says into the cache. `cancel` forgets what is still to be fetched. */
export function syncSnapshot(
  cache: QueryClient,
  id: string,
): { onEvent: (event: LiveEvent) => void; cancel: () => void } {
  const { snapshot, announcements, online } = tournamentQueries
  const { queryKey } = snapshot(id)
  let wanted = 0
  let waiting: ReturnType<typeof setTimeout> | undefined

  const version = () => cache.getQueryData(queryKey)?.version ?? 0
  const scheduleFetch = (tries: number) => {
    waiting ??= setTimeout(async () => {
      if (version() < wanted) await cache.refetchQueries({ queryKey, exact: true })
      waiting = undefined
      if (version() < wanted && tries > 1) scheduleFetch(tries - 1)
    }, JITTER * Math.random())
  }

  return {
    onEvent(event) {
      if (event.type === 'online') {
        cache.setQueryData(online(id).queryKey, event.count)
        return
      }
      const known = cache.getQueryData(queryKey)
      if (!known) return
      const next = applyEvent(known, event)
      if (next === 'gap') {
        wanted = Math.max(wanted, event.v)
        scheduleFetch(MAX_ATTEMPTS)
      } else if (next !== known) cache.setQueryData(queryKey, next)
      if (event.type === 'announcement') {
        setTimeout(() => void cache.invalidateQueries({ queryKey: announcements(id).queryKey }), JITTER * Math.random())
      }
    },
    cancel: () => clearTimeout(waiting),
  }
}
