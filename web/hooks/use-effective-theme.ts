import { useEffect, useState } from 'react'
import { useMediaQuery } from './use-media-query.ts'

/** The theme that is on screen, as it changes: for what is drawn by hand in the colours of the styles. */
export function useEffectiveTheme(): 'light' | 'dark' {
  const dark = useMediaQuery('(prefers-color-scheme: dark)')
  const [chosen, setChosen] = useState(() => document.documentElement.dataset['theme'])
  useEffect(() => {
    const watch = new MutationObserver(() => setChosen(document.documentElement.dataset['theme']))
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => watch.disconnect()
  }, [])
  if (chosen === 'light' || chosen === 'dark') return chosen
  return dark ? 'dark' : 'light'
}
