import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { whenIdle } from '../hooks/when-idle.ts'

/** Keeps a desk on this device while it is open, so that it opens without a network too. */
export function useKeptDesk(id: string): void {
  const cache = useQueryClient()
  useEffect(() => {
    // Before there was a network there is nothing to keep; and of this nothing depends.
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
