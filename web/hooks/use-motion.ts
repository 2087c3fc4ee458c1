import { useEffect } from 'react'
import { stored, useStored } from './use-stored.ts'
import { useMedia } from './use-media.ts'

const KEY = 'motion'

/** The no-animations setting of this browser: whether things may move, and a switch. Called once at the start it is applied. */
export function useMotion(): [moves: boolean, allow: (moves: boolean) => void] {
  const [kept, keep] = useStored(KEY)
  const reduced = useMedia('(prefers-reduced-motion: reduce)')
  useEffect(() => applyMotion(kept), [kept])
  return [kept !== 'off' && !reduced, (moves) => keep(moves ? undefined : 'off')]
}

/** Tells the styles. */
export function applyMotion(kept = stored(KEY)): void {
  if (kept === 'off') document.documentElement.dataset['motion'] = 'off'
  else delete document.documentElement.dataset['motion']
}
