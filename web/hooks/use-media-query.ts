import { useCallback, useSyncExternalStore } from 'react'
import { useServed } from '../served.ts'

const WIDTH = /^\((min|max)-width: (\d+)px\)$/
/** Window widths in CSS pixels that the edge renders for. */
const WINDOWS = { narrow: 390, wide: 1440 }

/** Whether a media query matches, kept current. */
export function useMediaQuery(query: string): boolean {
  const served = useServed()
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => holdsAt(query, served?.narrow ? WINDOWS.narrow : WINDOWS.wide),
  )
}

/**
 * The window for which the edge rendered this page; in any other, parts that depend on the width are hidden until they
 * are right (base.css).
 */
export function useRenderedFor(): 'narrow' | 'wide' | undefined {
  const served = useServed()
  return served && (served.narrow ? 'narrow' : 'wide')
}

/** Whether a `min-width` or `max-width` query matches a width; all other queries count as not matching. */
function holdsAt(query: string, width: number): boolean {
  const [, bound, pixels] = WIDTH.exec(query) ?? []
  if (bound === undefined) return false
  return bound === 'min' ? width >= Number(pixels) : width <= Number(pixels)
}
