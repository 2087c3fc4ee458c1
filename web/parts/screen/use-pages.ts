import { useEffect, useState } from 'react'

/** Pages that turn after `seconds`; they can be held, or turned by hand. */
export function usePages(pages: number, seconds: number) {
  const [turned, setTurned] = useState(0)
  const [isHeld, hold] = useState(false)
  useEffect(() => {
    if (isHeld || pages < 2) return undefined
    const waiting = setTimeout(() => setTurned(turned + 1), seconds * 1000)
    return () => clearTimeout(waiting)
  }, [turned, isHeld, pages, seconds])
  return {
    /** From 0. */
    page: pages === 0 ? 0 : ((turned % pages) + pages) % pages,
    isHeld,
    turn: (by: number) => setTurned((before) => before + by),
    toggle: () => hold(!isHeld),
  }
}
