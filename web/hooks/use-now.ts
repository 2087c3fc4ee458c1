import { useEffect, useState } from 'react'

/** The time in milliseconds, ticking while the component is on screen. */
export function useNow(every = 10_000): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(ticking)
  }, [every])
  return now
}
