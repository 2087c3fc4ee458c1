import type { Simulation } from '#core/forecast/simulation.ts'
import type { RunTally } from '#core/forecast/tally.ts'

/** In milliseconds: length of a slice, after which messages are handled, and the pause between two reports. */
export const SLICE = 40
const REPORT = 150
/** In milliseconds of computing: a large event stops here. */
const LONGEST = 20_000

type PlayedRuns = Pick<Simulation, 'play' | 'tally'>

/** The run numbers `from`, `from + step`, … below `until`. */
interface RunRange {
  from: number
  step: number
  until: number
}

/**
 * Plays a simulation in short slices, so that the worker can handle messages between them. It can be paused and
 * resumed.
 */
export function slicedPlayer() {
  let isPaused = false
  let goOn: (() => void) | undefined
  return {
    pause(next: boolean): void {
      isPaused = next
      if (!isPaused) goOn?.()
    },
    play({ play, tally }: PlayedRuns, { from, step, until }: RunRange, report: (part: PlayedPart) => void): void {
      let no = from
      let spent = 0
      let reported = 0
      const slice = (): void => {
        goOn = undefined
        if (isPaused) return void (goOn = slice)
        const begun = performance.now()
        do {
          play(no)
          no += step
        } while (no < until && performance.now() - begun < SLICE)
        spent += performance.now() - begun
        const isDone = no >= until || spent > LONGEST
        if (isDone || spent - reported > REPORT) {
          reported = spent
          report({ tally, isDone })
        }
        if (!isDone) setTimeout(slice)
      }
      slice()
    },
  }
}

export type SlicedPlayer = ReturnType<typeof slicedPlayer>

/** The tally so far. */
export interface PlayedPart {
  tally: RunTally
  isDone: boolean
}
