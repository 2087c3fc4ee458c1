import { useEffect, useState } from 'react'

const TIMEOUT = 10_000

/** Whether awaited data may still arrive soon: the first fetch of a board takes some seconds. */
export function useStillExpected(awaited: boolean): boolean {
  const [late, setLate] = useState(false)
  useEffect(() => {
    if (!awaited) return
    const waiting = setTimeout(() => setLate(true), TIMEOUT)
    return () => {
      clearTimeout(waiting)
      setLate(false)
    }
  }, [awaited])
  return awaited && !late
}
