import { hashKey, type QueryClient } from '@tanstack/react-query'
import { liveRound } from '#core/snapshot/live-round.ts'
import { tournamentQueries } from '../api/tournaments.ts'

/** The edge cache may be two seconds behind. */
const DELAY = 2000
/** Thousands of clients see a result at once; this spreads their requests. */
const JITTER = 4000

/**
 * Keeps the scores at a team event's boards current. No event reports them: a page that shows them polls while a round
 * is live, so they are refetched here after a round's last result and after a correction. Returns a function that stops
 * it.
 */
export function syncIndividuals(cache: QueryClient, id: string): () => void {
  const { queryKey } = tournamentQueries.snapshot(id)
  const hash = hashKey(queryKey)
  const individuals = tournamentQueries.individuals(id).queryKey
  let asking: ReturnType<typeof setTimeout> | undefined
  const facts = () => {
    const snapshot = cache.getQueryData(queryKey)
    return { rounds: snapshot?.rounds, isLive: snapshot !== undefined && liveRound(snapshot) !== undefined }
  }
  let known = facts()
  const unsubscribe = cache.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hash) return
    const now = facts()
    if (now.rounds === known.rounds && now.isLive === known.isLive) return
    known = now
    // Marks them as stale; they are refetched when next shown.
    void cache.invalidateQueries({ queryKey: individuals, refetchType: 'none' })
    if (now.isLive) return
    asking ??= setTimeout(
      () => {
        asking = undefined
        void cache.invalidateQueries({ queryKey: individuals })
      },
      DELAY + JITTER * Math.random(),
    )
  })
  return () => {
    clearTimeout(asking)
    unsubscribe()
  }
}
