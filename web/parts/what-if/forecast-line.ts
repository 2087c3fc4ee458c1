import type { NoOdds } from '#core/forecast/no-odds.ts'
import type { RunningLeads } from '#core/match/running-leads.ts'
import type { RunTally } from '#core/forecast/tally.ts'
import type { RoundColumns, Snapshot } from '#core/snapshot/snapshot.ts'

/** The numbers of the simulation runs to play: `from`, `from + step`, … below `until`. */
interface RunsToPlay {
  snapshot: Snapshot
  /** Leads on the clocks of running games. */
  running?: RunningLeads
  seed: number
  from: number
  step: number
  until: number
}

export type ForecastRequest =
  | { ask: 'draw'; no: number; snapshot: Snapshot; round: number }
  | { ask: 'needs'; no: number; key: string; snapshot: Snapshot; player: number; places: number[] }
  | ({ ask: 'odds' } & RunsToPlay)
  | { ask: 'pause'; isPaused: boolean }

export interface OddsPart {
  none?: NoOdds
  tally?: RunTally
  isDone: boolean
}

/** The results with which a competitor ends among the first `place`, in sentences. */
export interface NeedWords {
  place: number
  sentences: string[]
}

export type ForecastReply =
  | { no: number; drawn: RoundColumns | string }
  | { no: number; key: string; needs: NeedWords[] }
  | OddsPart

/**
 * A worker that draws the next round, simulates the rest of an event, and finds what a competitor needs in the last
 * round.
 */
export interface ForecastLine {
  draw: (snapshot: Snapshot, round: number) => void
  /** The answer carries the same key. */
  needs: (key: string, snapshot: Snapshot, player: number, places: number[]) => void
  play: (runs: RunsToPlay) => void
  pause: (isPaused: boolean) => void
  close: () => void
}

interface Listeners {
  onOdds?: (part: OddsPart) => void
  /** Called for the last draw or needs request only; answers to earlier requests are dropped. */
  onDraw?: (drawn: RoundColumns | string) => void
  onNeeds?: (key: string, needs: NeedWords[]) => void
  onFault: () => void
}

export function openForecast(listeners: Listeners): ForecastLine {
  if (typeof Worker === 'undefined') {
    // Without workers the page still shows the standings.
    queueMicrotask(listeners.onFault)
    const nothing = (): void => undefined
    return { draw: nothing, needs: nothing, play: nothing, pause: nothing, close: nothing }
  }
  return openWorker(new Worker(new URL('./forecast-worker.ts', import.meta.url), { type: 'module' }), listeners)
}

function openWorker(worker: Worker, { onOdds, onDraw, onNeeds, onFault }: Listeners): ForecastLine {
  let last = 0
  const post = (request: ForecastRequest): void => {
    // A worker, unlike a window, has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(request)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<ForecastReply>) => {
    if (!('no' in data)) onOdds?.(data)
    else if (data.no !== last) return
    else if ('drawn' in data) onDraw?.(data.drawn)
    else onNeeds?.(data.key, data.needs)
  })
  worker.addEventListener('error', onFault)
  return {
    draw: (snapshot, round) => post({ ask: 'draw', no: ++last, snapshot, round }),
    needs: (key, snapshot, player, places) => post({ ask: 'needs', no: ++last, key, snapshot, player, places }),
    play: (runs) => post({ ask: 'odds', ...runs }),
    pause: (isPaused) => post({ ask: 'pause', isPaused }),
    close: () => worker.terminate(),
  }
}
