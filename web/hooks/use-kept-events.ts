import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { hasSession, useMe } from '../api/session.ts'
import { atRest } from '../live/at-rest.ts'
import { useLocalStorage } from './use-local-storage.ts'
import { useStars } from './use-stars.ts'

/**
 * Keeps starred and chosen events on this device; readers without any load no code for it. `shown`: the event on screen,
 * as in the address.
 */
export function useKeptEvents(shown: string | undefined): void {
  const cache = useQueryClient()
  const me = useMe()
  const [choices] = useLocalStorage('offline')
  const stars = useStars()
  const isAsked = choices !== null || [...stars].some((star) => star.startsWith('event '))
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
