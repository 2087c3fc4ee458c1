import { useState } from 'react'
import { setCookie } from '../api/cookies.ts'
import { useHydrated } from './use-hydrated.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The Worker writes the theme into <html> from the cookie, so that nothing flashes. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset['theme']
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Applies a theme and stores it in the cookie that the Worker reads. */
function applyTheme(chosen: Theme): void {
  const own = chosen === 'system' ? undefined : chosen
  if (own) document.documentElement.dataset['theme'] = own
  else delete document.documentElement.dataset['theme']
  setCookie('theme', own)
}

export function useTheme(): [theme: Theme, choose: (theme: Theme) => void] {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<Theme>()
  return [
    chosen ?? (isHydrated ? currentTheme() : 'system'),
    (next) => {
      applyTheme(next)
      setChosen(next)
    },
  ]
}
