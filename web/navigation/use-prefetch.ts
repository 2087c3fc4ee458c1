import { useEffect, useEffectEvent } from 'react'
import { pageLink } from './page-link.ts'

/** A pointer that only crosses a link stays shorter than this. */
const DELAY = 60
/** A page is not prefetched again within this time. */
const FRESH = 60_000

/** The Network Information API; not all browsers have it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

const mayPrefetch = (): boolean => {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Prefetches the page behind a link on hover, touch or keyboard focus. */
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
      // A touch is almost a click.
      if (event.type === 'touchstart') ask()
      else waiting = setTimeout(ask, DELAY)
    }
    const wishes = ['pointerover', 'focusin', 'touchstart']
    for (const wish of wishes) document.addEventListener(wish, onWish, { passive: true })
    // The listener is installed late: a link may be hovered or focused already.
    const wished = document.querySelector('a:hover, a:focus')
    if (wished) onWish({ type: 'focusin', target: wished })
    return () => {
      clearTimeout(waiting)
      for (const wish of wishes) document.removeEventListener(wish, onWish)
    }
  }, [])
}
