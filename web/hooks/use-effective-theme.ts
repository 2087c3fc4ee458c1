import { useSyncExternalStore } from 'react'
import { useMediaQuery } from './use-media-query.ts'

function subscribe(changed: () => void): () => void {
  const watch = new MutationObserver(changed)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watch.disconnect()
}

/** The theme on screen, kept current: for drawings that read colours of the styles, e.g. on a canvas. */
export function useEffectiveTheme(): 'light' | 'dark' {
  const dark = useMediaQuery('(prefers-color-scheme: dark)')
  const chosen = useSyncExternalStore(
    subscribe,
    () => document.documentElement.dataset['theme'],
    () => undefined,
  )
  if (chosen === 'light' || chosen === 'dark') return chosen
  return dark ? 'dark' : 'light'
}
