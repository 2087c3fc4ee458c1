import { useEffect, useState } from 'react'
import { useServed } from '../served.ts'

/**
 * The time in milliseconds, updated every `every` milliseconds; while hydrating, the time at which the page was
 * rendered.
 */
export function useNow(every = 10_000): number {
  const served = useServed()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(ticking)
  }, [every])
  return served?.at ?? now
}
