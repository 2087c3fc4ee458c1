import { useEffect, useState } from 'react'
import { snapshotAfter } from '#core/forecast/snapshot-after.ts'
import type { NoOdds } from '#core/forecast/no-odds.ts'
import type { RunTally } from '#core/forecast/tally.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { openForecast, type ForecastLine } from './forecast-line.ts'
import { restWhileHidden } from './rest-while-hidden.ts'

/** Runs for each round. */
export const HISTORY_RUNS = 400

/** Odds by round number, or why there are none. */
export type OddsHistory = ReadonlyMap<number, RunTally | NoOdds | 'failed'>

/**
 * The odds after each of the first `until` rounds, computed in a worker from the latest round back. All use the same
 * seed, so that they differ by results only. Results of later rounds don't change them.
 */
export function useOddsHistory(snapshot: Snapshot, until: number, seed: number, isWanted: boolean): OddsHistory {
  const past = snapshot.rounds.slice(0, until).map(({ outcomes, points }) => [outcomes, points])
  const key = JSON.stringify([snapshot.id, seed, snapshot.players.rating, past])
  const [state, setState] = useState<{ key: string; found: OddsHistory }>({ key, found: new Map() })
  const [input, setInput] = useState({ key, snapshot, until })
  if (input.key !== key) setInput({ key, snapshot, until })
  useEffect(() => {
    if (!isWanted) return undefined
    const found = new Map<number, RunTally | NoOdds | 'failed'>()
    let line: ForecastLine | undefined
    const add = (round: number, odds: RunTally | NoOdds | 'failed'): void => {
      found.set(round, odds)
      setState({ key: input.key, found: new Map(found) })
      play(round - 1)
    }
    const play = (round: number): void => {
      line?.close()
      if (round < 1) return
      line = openForecast({
        onOdds: ({ tally, none, isDone }) => isDone && add(round, none ?? (tally?.runs ? tally : 'failed')),
        onFault: () => add(round, 'failed'),
      })
      line.play({ snapshot: snapshotAfter(input.snapshot, round), seed, from: 0, step: 1, until: HISTORY_RUNS })
      line.pause(document.hidden)
    }
    play(input.until)
    const stop = restWhileHidden(() => (line ? [line] : []))
    return () => {
      stop()
      line?.close()
    }
  }, [input, seed, isWanted])
  return state.key === key ? state.found : NOTHING
}

const NOTHING: OddsHistory = new Map()
