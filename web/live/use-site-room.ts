import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Route } from '#core/addresses/paths.ts'
import { useMe } from '../api/session.ts'
import { openSiteLine, pollOnline, tellReading } from './site-line.ts'

/**
 * Counts the viewer among those online and shows their number; receives a signed-in user's notifications; reports now
 * and then which tournament is being read.
 */
export function useSiteRoom(where: Route): void {
  const cache = useQueryClient()
  const me = useMe()
  const userId = me && me.id
  useEffect(() => {
    // Another user needs another socket; visitors poll the count and have none.
    if (userId) return openSiteLine(cache)
  }, [cache, userId])

  useEffect(() => pollOnline(cache), [cache])

  const tournament = where.page === 'tournament' ? where.id : null
  const section = where.page === 'tournament' ? where.section : null
  useEffect(() => {
    if (tournament === null || section === null) return
    return tellReading(tournament, section)
  }, [tournament, section])
}
