import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#core/contract/live.ts'
import { apply } from '#core/snapshot/apply.ts'
import { tournamentQueries } from '../api/tournaments.ts'

/** Thousands hear of a new round at once: each asks after a little while of their own. */
const CROWD = 4000
/** The edge may answer with what was true two seconds ago; so often we ask again. */
const TRIES = 4

/** Brings what a tournament's room says into the cache. `stop` forgets what is still to be fetched. */
export function listen(cache: QueryClient, id: string): { hear: (event: LiveEvent) => void; stop: () => void } {
  const { snapshot, announcements, online } = tournamentQueries
  const { queryKey } = snapshot(id)
  let wanted = 0
  let waiting: ReturnType<typeof setTimeout> | undefined

  const version = () => cache.getQueryData(queryKey)?.version ?? 0
  const fetchSoon = (tries: number) => {
    waiting ??= setTimeout(async () => {
      if (version() < wanted) await cache.refetchQueries({ queryKey, exact: true })
      waiting = undefined
      if (version() < wanted && tries > 1) fetchSoon(tries - 1)
    }, CROWD * Math.random())
  }

  return {
    hear(event) {
      if (event.type === 'online') {
        cache.setQueryData(online(id).queryKey, event.count)
        return
      }
      const known = cache.getQueryData(queryKey)
      if (!known) return
      const next = apply(known, event)
      if (next === 'gap') {
        wanted = Math.max(wanted, event.v)
        fetchSoon(TRIES)
      } else if (next !== known) cache.setQueryData(queryKey, next)
      if (event.type === 'announcement') {
        setTimeout(() => void cache.invalidateQueries({ queryKey: announcements(id).queryKey }), CROWD * Math.random())
      }
    },
    stop: () => clearTimeout(waiting),
  }
}
