import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { eventOfRoute } from '#core/addresses/event-of-route.ts'
import type { Route } from '#core/addresses/paths.ts'
import { hasSession, useMe } from '../api/session.ts'
import { atRest } from '../live/at-rest.ts'
import { useLocalStorage } from './use-local-storage.ts'
import { useStars } from './use-stars.ts'

/** Keeps starred and chosen events on this device; readers without any load no code for it. */
export function useKeptEvents(route: Route): void {
  const cache = useQueryClient()
  const me = useMe()
  const [choices] = useLocalStorage('offline')
  const stars = useStars()
  const isAsked = choices !== null || [...stars].some((star) => star.startsWith('event '))
  const shown = eventOfRoute(route)
  // Without a network it is not known who is signed in.
  const reader = me ? me.username : hasSession() ? undefined : ''
  useEffect(() => {
    if (!isAsked || !('serviceWorker' in navigator)) return
    return atRest(
      () => import('../offline/keep-events.ts'),
      ({ keepEvents }) => keepEvents(cache, { reader, shown }),
    )
  }, [cache, isAsked, reader, shown])
}
