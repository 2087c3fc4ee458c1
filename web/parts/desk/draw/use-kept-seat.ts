import { useEffect, useEffectEvent, useState } from 'react'
import type { DrawnPair } from '#core/snapshot/desk.ts'

/** Keeps the focus at the same seat of the draft: after an act the focused element may be gone. */
export function useKeptSeat(list: { current: HTMLElement | null }, pairs: readonly DrawnPair[]) {
  const [seat, keep] = useState<number>()
  const focus = useEffectEvent((): void => {
    if (seat === undefined || document.activeElement !== document.body) return
    list.current?.querySelectorAll<HTMLElement>('li > button')[seat]?.focus()
  })
  useEffect(() => {
    if (pairs) focus()
  }, [pairs])
  return keep
}
