import { asItStands } from '#core/standings/as-it-stands.ts'
import { ranks } from '#core/standings/progress.ts'
import { standings } from '#core/standings/table.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { fixedLoop, inLoops } from './fixed-loop.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import { swiss } from './swiss.ts'
import { timings } from './timing.ts'

/** A frame at 60 Hz, in milliseconds, and how much slower a phone's processor is. */
const FRAME = 1000 / 60
const SLOWDOWN = 4
const BOARDS = 4

/** The standings of a large team event as they stand, with their movement, after one more game has finished. */
export function asItStandsRows(): Measurement[] {
  const running = runningLeague(swiss(500, 9))
  const after = () => {
    // Another object for each result, as from the room: nothing is reused.
    const stands = asItStands({ ...running, version: running.version + 1 })!
    if (stands.running.size === 0) throw new Error('No match is running.')
    standings(stands.snapshot, stands.round)
    ranks(stands.snapshot, stands.round - 1)
  }
  // Fewer turns measure how far the compiler has come: values then differed by half between runs.
  const { result, loop } = timings({ result: after, loop: fixedLoop }, 45)
  return [
    boundAtMost(
      'standings as they stand, 500 × 9, after a result, 4 × CPU, in fixed loops',
      inLoops(FRAME),
      (SLOWDOWN * result) / loop,
    ),
  ]
}

/** The same pairings as matches of teams, half of which are running in the last round. */
function runningLeague(event: Snapshot): Snapshot {
  const rounds = event.rounds.map((round, at) => {
    const isLast = at === event.rounds.length - 1
    const isRunning = (pairing: number) => isLast && pairing % 2 === 0 && round.black[pairing]! >= 0
    return {
      ...round,
      outcomes: round.white
        .map((_, pairing) => (isRunning(pairing) ? '  ' : round.outcomes.slice(2 * pairing, 2 * pairing + 2)))
        .join(''),
      points: round.white.flatMap((_, pairing) => (isRunning(pairing) ? [pairing % 5, 3] : [null, null])),
    }
  })
  return { ...event, rounds, settings: { ...event.settings, competitors: 'team', gamePointTotal: BOARDS } }
}
