import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { SiteEvent, SiteRequest } from '#core/contract/live.ts'
import type { Route } from '#core/addresses/paths.ts'
import { hasSession, useMe } from '../api/session.ts'
import { siteQueries } from '../api/site.ts'
import { openLine, type Line } from './line.ts'

/** A count that has not come by then is asked for. */
const ASK_AGAIN = 1000
const MINUTE = 60_000
const TURNS = ['focus', 'blur']

/** Is counted among those on the site, knows how many they are, and says each minute which tournament is being read. */
export function useSiteRoom(where: Route): void {
  const cache = useQueryClient()
  const line = useRef<Line>(undefined)
  const me = useMe()
  const reader = me && me.id

  useEffect(() => {
    // It is not known yet as whom one comes.
    if (reader === undefined) return
    const { queryKey } = siteQueries.online()
    let asking: ReturnType<typeof setTimeout> | undefined
    const open = openLine(
      () => '/parties/site',
      (message) => {
        const event = message as SiteEvent
        if (event.type === 'connected_count') cache.setQueryData(queryKey, event.count)
        else if (hasSession()) cache.setQueryData(queryKeys.notifications(), event.notifications)
      },
      () => {
        asking = setTimeout(() => {
          if (!cache.getQueryData(queryKey)) open.say({ type: 'request_online' } satisfies SiteRequest)
        }, ASK_AGAIN)
      },
    )
    line.current = open
    const askNews = () => void (reader && open.say({ type: 'request_notifs' } satisfies SiteRequest))
    const polling = setInterval(askNews, MINUTE)
    for (const turn of TURNS) addEventListener(turn, askNews)
    return () => {
      clearTimeout(asking)
      clearInterval(polling)
      for (const turn of TURNS) removeEventListener(turn, askNews)
      open.close()
    }
    // Who signs in or out comes as somebody else.
  }, [cache, reader])

  const tournament = where.page === 'tournament' ? where.id : null
  const section = where.page === 'tournament' ? where.section : null
  useEffect(() => {
    if (tournament === null || section === null) return
    let minutes = 0
    const telling = setInterval(() => {
      minutes += 1
      const mobile = matchMedia('(max-width: 719px)').matches
      line.current?.say({ type: 'public_page', section, tournament, minutes, mobile } satisfies SiteRequest)
    }, MINUTE)
    return () => clearInterval(telling)
  }, [tournament, section])
}
