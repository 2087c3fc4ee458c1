import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

const MINUTE = 60_000

/** When what is shown is printed: now, and once more at the moment of printing. */
export function usePrintedAt(): number {
  const [at, setAt] = useState(Date.now)
  useEffect(() => {
    const now = () => setAt(Date.now())
    // The browser takes the page as it is when the last of those that hear of it returns.
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
