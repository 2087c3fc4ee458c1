import { useEffect, useEffectEvent } from 'react'
import { pageLink } from './page-link.ts'

/** Who only passes over a link does not stay that long on it. */
const DELAY = 60
/** What was asked for within that time is not asked for again. */
const FRESH = 60_000

/** What browsers say of the reader's connection; not all do. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const mayPrefetch = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Has the page behind a link loaded as soon as a reader seems to want it: points at it, touches it or reaches it by keyboard. */
export function usePrefetch(prefetch: (link: HTMLAnchorElement) => void): void {
  const load = useEffectEvent(prefetch)
  useEffect(() => {
    const asked = new Map<string, number>()
    let waiting: ReturnType<typeof setTimeout>
    const onWish = (event: Pick<Event, 'type' | 'target'>) => {
      clearTimeout(waiting)
      const link = pageLink(event)
      if (!link || link.pathname === location.pathname || !mayPrefetch()) return
      const ask = () => {
        const { href } = link
        if (Date.now() - (asked.get(href) ?? 0) < FRESH) return
        asked.set(href, Date.now())
        load(link)
      }
      // A finger that is down is as good as a press.
      if (event.type === 'touchstart') ask()
      else waiting = setTimeout(ask, DELAY)
    }
    const wishes = ['pointerover', 'focusin', 'touchstart']
    for (const wish of wishes) document.addEventListener(wish, onWish, { passive: true })
    // This comes late: the reader may have wished before it was there.
    const wished = document.querySelector('a:hover, a:focus')
    if (wished) onWish({ type: 'focusin', target: wished })
    return () => {
      clearTimeout(waiting)
      for (const wish of wishes) document.removeEventListener(wish, onWish)
    }
  }, [])
}
