import { useEffect } from 'react'
import { navigate } from 'wouter/use-browser-location'

/** Replaces the address when it only stands for another one. */
export function useMoved(to: string | undefined): void {
  useEffect(() => {
    if (to !== undefined) navigate(to + location.search + location.hash, { replace: true })
  }, [to])
}
