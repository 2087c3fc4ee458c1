import { useEffect, useState } from 'react'
import { useMedia } from './use-media.ts'

/** The theme that is on screen, as it changes: for what is drawn by hand in the colours of the styles. */
export function useShownTheme(): 'light' | 'dark' {
  const dark = useMedia('(prefers-color-scheme: dark)')
  const [chosen, setChosen] = useState(() => document.documentElement.dataset['theme'])
  useEffect(() => {
    const watch = new MutationObserver(() => setChosen(document.documentElement.dataset['theme']))
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => watch.disconnect()
  }, [])
  if (chosen === 'light' || chosen === 'dark') return chosen
  return dark ? 'dark' : 'light'
}
