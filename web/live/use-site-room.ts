import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { Route } from '#core/addresses/paths.ts'
import { useMe } from '../api/session.ts'
import { openSiteLine, pollOnline, tellReading } from './site-line.ts'

/**
 * Is counted among those on the site and knows how many they are; hears what is new, where somebody is signed in; and says now
 * and then which tournament is being read.
 */
export function useSiteRoom(where: Route): void {
  const cache = useQueryClient()
  const me = useMe()
  const userId = me && me.id
  useEffect(() => {
    // Who signs in or out comes as somebody else. Visitors are told nothing but the count.
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
