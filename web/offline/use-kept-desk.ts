import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { whenIdle } from '../hooks/when-idle.ts'

/** Keeps a desk on this device while it is open, so that it also opens offline. */
export function useKeptDesk(id: string): void {
  const cache = useQueryClient()
  useEffect(() => {
    // Without service workers the desk works online only.
    if (!('serviceWorker' in navigator)) return
    let stop: (() => void) | undefined
    let isOver = false
    const cancel = whenIdle(async () => {
      const keeper = await import('./keep-desk.ts').catch(() => undefined)
      if (keeper && !isOver) stop = keeper.keepDesk(cache, id)
    })
    return () => {
      isOver = true
      cancel()
      stop?.()
    }
  }, [cache, id])
}
