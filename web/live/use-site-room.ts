import { useEffect, useRef } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { SiteEvent, SiteRoomRequest } from '#core/match/live.ts'
import type { Route } from '#core/addresses/paths.ts'
import { hasSession, useMe } from '../api/session.ts'
import { siteQueries } from '../api/site.ts'
import { openLateSocket } from './late-socket.ts'
import type { RoomSocket } from './room-socket.ts'

/** A count that has not come by then is asked for. */
const COUNT_TIMEOUT = 1000
const MINUTE = 60_000
const FOCUS_EVENTS = ['focus', 'blur']

/** Is counted among those on the site, knows how many they are, and says each minute which tournament is being read. */
export function useSiteRoom(where: Route): void {
  const cache = useQueryClient()
  const socket = useRef<RoomSocket>(undefined)
  const me = useMe()
  const userId = me && me.id

  useEffect(() => {
    // It is not known yet as whom one comes.
    if (userId === undefined) return
    const { queryKey } = siteQueries.online()
    let asking: ReturnType<typeof setTimeout> | undefined
    let wasOpen = false
    const open = openLateSocket(
      () => '/parties/site',
      (message) => {
        const event = message as SiteEvent
        if (event.type === 'connected_count') cache.setQueryData(queryKey, event.count)
        else if (event.type === 'notifs' && hasSession())
          cache.setQueryData(queryKeys.notifications(), event.notifications)
      },
      () => {
        // What was new while nobody was on the line.
        if (wasOpen && userId) void cache.invalidateQueries({ queryKey: queryKeys.notifications() })
        wasOpen = true
        asking = setTimeout(() => {
          if (!cache.getQueryData(queryKey)) open.send({ type: 'request_online' } satisfies SiteRoomRequest)
        }, COUNT_TIMEOUT)
      },
    )
    socket.current = open
    const requestNotifications = () => void (userId && open.send({ type: 'request_notifs' } satisfies SiteRoomRequest))
    const polling = setInterval(requestNotifications, MINUTE)
    for (const turn of FOCUS_EVENTS) addEventListener(turn, requestNotifications)
    return () => {
      clearTimeout(asking)
      clearInterval(polling)
      for (const turn of FOCUS_EVENTS) removeEventListener(turn, requestNotifications)
      open.close()
    }
    // Who signs in or out comes as somebody else.
  }, [cache, userId])

  const tournament = where.page === 'tournament' ? where.id : null
  const section = where.page === 'tournament' ? where.section : null
  useEffect(() => {
    if (tournament === null || section === null) return
    let minutes = 0
    const timer = setInterval(() => {
      minutes += 1
      const mobile = matchMedia('(max-width: 719px)').matches
      socket.current?.send({ type: 'public_page', section, tournament, minutes, mobile } satisfies SiteRoomRequest)
    }, MINUTE)
    return () => clearInterval(timer)
  }, [tournament, section])
}
