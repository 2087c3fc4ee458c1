import { hashKey, type QueryClient } from '@tanstack/react-query'
import { liveRound } from '#core/snapshot/live-round.ts'
import { tournamentQueries } from '../api/tournaments.ts'

/** The edge may answer with what was true two seconds ago. */
const DELAY = 2000
/** Thousands are told of a result at once; each asks after a little while of their own. */
const JITTER = 4000

/**
 * Lets the scores at a team event's boards follow its results. They aren’t told: whoever looks at them asks every half minute while
 * a round is played, so here they are asked for after the result that ends a round and after any correction. Returns how to stop.
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
    // Whoever comes to look at them later asks then.
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
