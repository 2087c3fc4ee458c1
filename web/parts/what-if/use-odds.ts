import { useEffect, useState } from 'react'
import type { NoOdds } from '#core/forecast/no-odds.ts'
import type { RunningLeads } from '#core/match/running-leads.ts'
import { joined, type RunTally } from '#core/forecast/tally.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { openForecast, type OddsPart } from './forecast-line.ts'
import { restWhileHidden } from './rest-while-hidden.ts'

export type OddsState =
  | { is: 'none'; why: NoOdds }
  | { is: 'failed' }
  | { is: 'playing' | 'done'; tally: RunTally | undefined }

/** Total runs, shared by up to `MOST_WORKERS` workers. */
export const RUNS = 2000
const MOST_WORKERS = 4
/** Until a new state has this many runs, the odds of the previous state stay on screen. */
const ENOUGH = 100

const workers = (): number => Math.max(1, Math.min(MOST_WORKERS, Math.floor((navigator.hardwareConcurrency || 2) / 2)))

/** The event whose odds to compute, the key of its state, and the leads on the clocks of running games. */
interface OddsInput {
  snapshot: Snapshot | undefined
  key: string
  running: RunningLeads
}

/** The odds of an event, simulated in workers that pause while the page is hidden. Undefined without a snapshot. */
export function useOdds({ snapshot, key, running }: OddsInput, seed: number): OddsState | undefined {
  const [state, setState] = useState<{ key: string; odds: OddsState }>()
  const [input, setInput] = useState({ key, snapshot, running })
  // After hydration the snapshot may arrive under the same key.
  if (input.key !== key || (input.snapshot === undefined) !== (snapshot === undefined))
    setInput({ key, snapshot, running })
  useEffect(() => {
    const of = input.snapshot
    if (!of) return undefined
    const parts: (OddsPart | undefined)[] = Array.from({ length: workers() }, () => undefined)
    const show = (odds: OddsState): void => setState({ key: input.key, odds })
    const lines = parts.map((_, at) =>
      openForecast({
        onOdds: (part) => {
          parts[at] = part
          if (part.none !== undefined) return show({ is: 'none', why: part.none })
          const tally = joined(parts.flatMap((each) => each?.tally ?? []))
          if (!tally || (tally.runs < ENOUGH && !part.isDone)) return undefined
          return show({ is: parts.every((each) => each?.isDone) ? 'done' : 'playing', tally })
        },
        onFault: () => show({ is: 'failed' }),
      }),
    )
    for (const [at, line] of lines.entries())
      line.play({ snapshot: of, running: input.running, seed, from: at, step: lines.length, until: RUNS })
    const stop = restWhileHidden(() => lines)
    return () => {
      stop()
      for (const line of lines) line.close()
    }
  }, [input, seed])
  if (!snapshot) return undefined
  // The odds of the previous state stay on screen until there are enough runs of the new one.
  return state?.key === key
    ? state.odds
    : { is: 'playing', tally: state?.odds && 'tally' in state.odds ? state.odds.tally : undefined }
}
