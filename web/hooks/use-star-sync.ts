import { useEffect } from 'react'
import { useMe } from '../api/session.ts'
import { isSyncDue, syncStars } from '../api/star-sync.ts'
import { markStars, subscribeStars } from './use-stars.ts'

/** Several presses go into one request. */
const DELAY = 400

/** Syncs the stars of this browser with the server. Without a connection it waits for the next press or page. */
export function useStarSync(): void {
  const me = useMe()
  const isSignedIn = me === undefined ? undefined : me !== null
  // Browsers expire cookies sooner than local storage.
  useEffect(markStars, [])
  useEffect(() => {
    // It is not known yet whether the user is signed in.
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
