import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { MomentRow } from '#core/moments/shown-moments.ts'

interface HeldBack {
  shown: MomentRow[]
  /** How many new moments wait until the reader asks for them. */
  waiting: number
  release: () => void
  /** The top of the list: while it is on screen, new moments come in at once. */
  top: RefObject<HTMLDivElement | null>
}

/**
 * New moments would push what a reader further down is reading, so they wait. Corrections are made at once: a moment
 * that is no longer true goes, and one that belongs further down comes in.
 */
export function useHeldBack(moments: MomentRow[]): HeldBack {
  const top = useRef<HTMLDivElement>(null)
  const [seen, see] = useState(() => seenOf(moments))
  const waits = ({ id, at }: MomentRow): boolean => at > seen.until && !seen.ids.has(id)
  const waiting = moments.filter(waits).length
  const release = () => see(seenOf(moments))
  useLayoutEffect(() => {
    const isTopSeen = (top.current?.getBoundingClientRect().top ?? 0) >= 0
    if (waiting > 0 && isTopSeen) see(seenOf(moments))
  }, [moments, waiting])
  return { shown: moments.filter((moment) => !waits(moment)), waiting, release, top }
}

const seenOf = (moments: MomentRow[]) => ({
  until: moments[0]?.at ?? 0,
  ids: new Set(moments.map(({ id }) => id)),
})
