import type { QueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { SiteEvent, SiteRoomRequest } from '#core/match/live.ts'
import { get, post } from '../api/client.ts'
import { expectation } from '../api/connection.ts'
import { hasSession } from '../api/session.ts'
import { siteQueries } from '../api/site.ts'
import { openRoomSocket } from './room-socket.ts'
import { isWatching } from './use-tournament-room.ts'
import { visitorName } from './visitor-name.ts'
import { takeNotifications } from './told-notifications.ts'

/** If the count is missing or zero after this long, it is requested. */
const COUNT_TIMEOUT = 1000
const MINUTE = 60_000
/** Poll interval of the online count on a visible page; a request also counts the viewer. */
const ONLINE_INTERVAL = MINUTE / 2
/** Milliseconds before a retry, up to twice as long at random, so that a crowd doesn't return at once. */
const RETRY = 5000
const FOCUS_EVENTS = ['focus', 'blur']

/** Receives the signed-in user's new notifications and the online count. Returns a function that disconnects. */
export function openSiteLine(cache: QueryClient): () => void {
  const { queryKey } = siteQueries.online()
  let asking: ReturnType<typeof setTimeout> | undefined
  let wasOpen = false
  const say = (request: SiteRoomRequest) => socket.send(request)
  const socket = openRoomSocket(
    () => '/parties/site',
    (message) => {
      const event = message as SiteEvent
      if (event.type === 'connected_count') cache.setQueryData(queryKey, event.count)
      else if (event.type === 'notifs' && hasSession()) takeNotifications(cache, event.notifications)
    },
    () => {
      // Notifications that arrived while disconnected.
      if (wasOpen) void cache.invalidateQueries({ queryKey: queryKeys.notifications() })
      wasOpen = true
      asking = setTimeout(() => {
        if (!cache.getQueryData(queryKey)) say({ type: 'request_online' })
      }, COUNT_TIMEOUT)
    },
    () => cache.invalidateQueries({ queryKey: queryKeys.notifications() }),
  )
  const requestNotifications = () => void say({ type: 'request_notifs' })
  const polling = setInterval(requestNotifications, MINUTE)
  for (const turn of FOCUS_EVENTS) addEventListener(turn, requestNotifications)
  return () => {
    clearTimeout(asking)
    clearInterval(polling)
    for (const turn of FOCUS_EVENTS) removeEventListener(turn, requestNotifications)
    socket.close()
  }
}

/**
 * Polls the online count while the page is visible, which also counts its viewer; viewers of a tournament are counted
 * by its room instead.
 */
export function pollOnline(cache: QueryClient): () => void {
  let again: ReturnType<typeof setTimeout> | undefined
  let pause = COUNT_TIMEOUT
  let isOver = false
  const line = expectation()
  const ask = async () => {
    clearTimeout(again)
    again = setTimeout(ask, isWatching() ? COUNT_TIMEOUT : ONLINE_INTERVAL)
    if (document.visibilityState === 'hidden' || isWatching()) return line.forget()
    const visitor = visitorName()
    const query = visitor ? { visitor } : {}
    const answer = await get('/online', { query }).catch(() => undefined)
    if (isOver) return
    if (answer) line.heard()
    else line.begin()
    if (answer?.count) return void cache.setQueryData(siteQueries.online().queryKey, answer.count)
    clearTimeout(again)
    again = setTimeout(ask, pause)
    pause = answer ? ONLINE_INTERVAL : RETRY * (1 + Math.random())
  }
  const onReturn = () => void ask()
  void ask()
  document.addEventListener('visibilitychange', onReturn)
  addEventListener('online', onReturn)
  addEventListener('offline', line.begin)
  return () => {
    isOver = true
    clearTimeout(again)
    document.removeEventListener('visibilitychange', onReturn)
    removeEventListener('online', onReturn)
    removeEventListener('offline', line.begin)
    line.forget()
  }
}

/** Reports the section being read, after one minute, two, four and so on. */
export function tellReading(tournament: string, section: string): () => void {
  let timer: ReturnType<typeof setTimeout>
  const tellAfter = (minutes: number, wait: number) => {
    timer = setTimeout(() => {
      const mobile = matchMedia('(max-width: 719px)').matches
      if (document.visibilityState !== 'hidden')
        void post('/publicPage', { body: { section, tournament, minutes, mobile } }).catch(() => undefined)
      tellAfter(2 * minutes, minutes * MINUTE)
    }, wait)
  }
  tellAfter(1, MINUTE)
  return () => clearTimeout(timer)
}
