import { useEffect, useState } from 'react'
import { useServed } from '../served.ts'

/** The time in milliseconds, ticking while the component is on screen; first that of the page as it came. */
export function useNow(every = 10_000): number {
  const served = useServed()
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(ticking)
  }, [every])
  return served?.at ?? now
}
