import { useCallback, useSyncExternalStore } from 'react'
import { useServed } from '../served.ts'

const WIDTH = /^\((min|max)-width: (\d+)px\)$/
/** How wide the windows are taken to be that the edge renders for. */
const WINDOWS = { narrow: 390, wide: 1440 }

/** Whether a media query holds, as it changes. */
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

/** For what window a page as it came was rendered: what depends on that hides in any other until it is right (base.css). */
export function useRenderedFor(): 'narrow' | 'wide' | undefined {
  const served = useServed()
  return served && (served.narrow ? 'narrow' : 'wide')
}

/** Whether a query of widths holds for a window; others are taken not to. */
function holdsAt(query: string, width: number): boolean {
  const [, bound, pixels] = WIDTH.exec(query) ?? []
  if (bound === undefined) return false
  return bound === 'min' ? width >= Number(pixels) : width <= Number(pixels)
}
