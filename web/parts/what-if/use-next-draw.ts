import { useEffect, useRef, useState } from 'react'
import type { RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'
import { openForecast, type ForecastLine } from './forecast-line.ts'

export type NextDraw =
  | { is: 'drawing'; before: RoundColumns | undefined }
  | { is: 'drawn'; pairs: RoundColumns }
  | { is: 'refused'; why: string }
  | { is: 'failed' }

/** The next round drawn in a worker, which lives as long as the page; undefined when there is no next round. */
export function useNextDraw(snapshot: Snapshot, key: string, round: number | undefined): NextDraw | undefined {
  const [state, setState] = useState<NextDraw>({ is: 'drawing', before: undefined })
  const line = useRef<ForecastLine>(undefined)
  const [asked, setAsked] = useState({ key, snapshot, round })
  if (asked.key !== key || asked.round !== round) {
    setAsked({ key, snapshot, round })
    setState((now) => ({ is: 'drawing', before: now.is === 'drawn' ? now.pairs : undefined }))
  }
  useEffect(() => {
    if (asked.round === undefined) return
    line.current ??= openForecast({
      onDraw: (drawn) =>
        setState(typeof drawn === 'string' ? { is: 'refused', why: drawn } : { is: 'drawn', pairs: drawn }),
      onFault: () => setState({ is: 'failed' }),
    })
    line.current.draw(asked.snapshot, asked.round)
  }, [asked])
  useEffect(
    () => () => {
      line.current?.close()
      line.current = undefined
    },
    [],
  )
  return round === undefined ? undefined : state
}
