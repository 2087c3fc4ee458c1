import { useEffect } from 'react'
import { useMe } from '../api/session.ts'
import { isSyncDue, syncStars } from '../api/star-sync.ts'
import { markStars, subscribeStars } from './use-stars.ts'

/** Several presses go together. */
const DELAY = 400

/** Keeps the stars of this browser and those at the server the same. Without a connection it waits for the next press or page. */
export function useStarSync(): void {
  const me = useMe()
  const isSignedIn = me === undefined ? undefined : me !== null
  // Browsers forget cookies sooner than what pages store.
  useEffect(markStars, [])
  useEffect(() => {
    // Who it is isn’t known yet.
    if (isSignedIn === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const sync = () => {
      clearTimeout(timer)
      if (isSyncDue(isSignedIn)) timer = setTimeout(() => void syncStars().catch(() => undefined), DELAY)
    }
    sync()
    const stop = subscribeStars(sync)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isSignedIn])
}
