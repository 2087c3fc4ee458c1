import { useEffect, useEffectEvent, useState } from 'react'
import type { EngineLine } from '#core/game/uci.ts'
import { useIsVisible } from '../../hooks/use-is-visible.ts'
import { openEngine, type Engine } from './engine-client.ts'
import { savesPower, watchFrames } from './spare-power.ts'

export type StopReason = 'saver' | 'slow' | 'failed'

/** Values of shallow searches jump; they are shown from this depth on, or at the end of a search. */
const MIN_DEPTH = 8

/**
 * Runs the engine on one position while `script` is given and the page is visible. Ends it and says why where the device
 * has no power to spare, and where the engine fails.
 */
export function useEngine(script: string | undefined, fen: string, { isKnown, onLine, onStop }: EngineUse): void {
  const [engine, setEngine] = useState<Engine>()
  const isVisible = useIsVisible()
  const heard = useEffectEvent((of: string, line: EngineLine | undefined, isDone: boolean) => {
    if (line && (isDone || line.depth >= MIN_DEPTH)) onLine(of, line, isDone)
  })
  const stopped = useEffectEvent(onStop)

  useEffect(() => {
    if (!script || !isVisible) return
    let opened: Engine | undefined
    let isOver = false
    const stop = (why: StopReason) => {
      opened?.end()
      if (!isOver) stopped(why)
    }
    void savesPower().then((saves) => {
      if (isOver) return
      if (saves) return stop('saver')
      opened = openEngine(script, { onLine: heard, onFail: () => stop('failed') })
      setEngine(opened)
    })
    const unwatch = watchFrames(() => stop('slow'))
    return () => {
      isOver = true
      unwatch()
      opened?.end()
      setEngine(undefined)
    }
  }, [script, isVisible])

  useEffect(() => {
    if (engine && !isKnown) engine.ask(fen)
  }, [engine, fen, isKnown])
}

interface EngineUse {
  /** Whether the search of this position has ended. */
  isKnown: boolean
  onLine: (fen: string, line: EngineLine, isDone: boolean) => void
  onStop: (why: StopReason) => void
}
