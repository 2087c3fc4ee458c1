import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const MINUTE = 60_000

/** The time of printing: the current minute, updated at `beforeprint`. */
export function usePrintedAt(): number {
  const [at, setAt] = useState(Date.now)
  useEffect(() => {
    const now = () => setAt(Date.now())
    // The browser prints the page as it is when the `beforeprint` listeners have returned, so render synchronously.
    const printing = () => flushSync(now)
    const ticking = setInterval(now, MINUTE)
    addEventListener('beforeprint', printing)
    return () => {
      clearInterval(ticking)
      removeEventListener('beforeprint', printing)
    }
  }, [])
  return at
}
