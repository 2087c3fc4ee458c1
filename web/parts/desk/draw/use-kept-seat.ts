import { useEffect, useEffectEvent, useState } from 'react'
import type { DrawnPair } from '#core/snapshot/desk.ts'

/** Keeps the focus where it was in the draft: what an act has made anew may have put somebody else there. */
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
