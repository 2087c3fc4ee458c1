import { useEffect } from 'react'
import { readLocalStorage, useLocalStorage } from './use-local-storage.ts'
import { useMediaQuery } from './use-media-query.ts'

const KEY = 'motion'

/** The no-animations setting of this browser: whether motion is allowed, and a setter. */
export function useMotion(): [isAllowed: boolean, setMotion: (isAllowed: boolean) => void] {
  const [setting, store] = useLocalStorage(KEY)
  const reduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  useEffect(() => applyMotion(setting), [setting])
  return [setting !== 'off' && !reduced, (isAllowed) => store(isAllowed ? undefined : 'off')]
}

/** Sets the attribute by which the styles turn motion off. */
export function applyMotion(setting = readLocalStorage(KEY)): void {
  if (setting === 'off') document.documentElement.dataset['motion'] = 'off'
  else delete document.documentElement.dataset['motion']
}
