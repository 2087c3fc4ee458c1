import { spawnSync } from 'node:child_process'
import { drawRound } from '#core/draw/draw-round.ts'
import { isRefusal } from '#core/draw/refusal.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { randomEvent } from '#cli/random-event.ts'
import { bbpRows } from './bbp.ts'
import { fixedLoop, inLoops } from './fixed-loop.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import { timings } from './timing.ts'

/**
 * Bounds for one round in milliseconds. bbpPairings 6.0.0 takes at least 14 s for 1,000 players on the reference
 * machine.
 */
const THOUSAND = 14_000 * 0.1
const THREE_HUNDRED = 600

/** Time of draws against a fixed loop in the same run, growth with the number of players, hard positions, memory. */
export function drawRows(): Measurement[] {
  const [hundred, threeHundred, thousand] = [100, 300, 1000].map((players) =>
    randomEvent({ players, rounds: 9, seed: 1 }),
  )
  const drawnGames = randomEvent({ players: 20, rounds: 10, seed: 1, draws: 1 })
  const everybody = randomEvent({ players: 14, rounds: 13, seed: 1 })
  const taken = timings(
    {
      loop: fixedLoop,
      hundred: () => drawAll(hundred!),
      threeHundred: () => drawAll(threeHundred!),
      thousand: () => drawAll(thousand!),
      drawnGames: () => drawAll(drawnGames),
      everybody: () => drawAll(everybody),
    },
    3,
  )
  const round = (time: number, rounds: number): number => time / taken.loop / rounds
  const growth = Math.log10(taken.thousand / taken.hundred)
  return [
    boundAtMost('draw of 1,000: one of 9 rounds, in fixed loops', inLoops(THOUSAND), round(taken.thousand, 9)),
    boundAtMost('draw of 300: one of 9 rounds, in fixed loops', inLoops(THREE_HUNDRED), round(taken.threeHundred, 9)),
    boundAtMost('draw from 100 to 1,000 players: time grows with players to the power of', 2.5, growth),
    boundAtMost('all 10 rounds of 20, every game drawn, in fixed loops', inLoops(1000), taken.drawnGames / taken.loop),
    boundAtMost(
      'all 13 rounds of 14, everyone plays everyone, in fixed loops',
      inLoops(1000),
      taken.everybody / taken.loop,
    ),
    boundAtMost('memory to draw round 15 of 5,000', 96, memoryOfDraw(), 'MB'),
    ...bbpRows([
      { event: threeHundred!, share: 1 },
      { event: thousand!, share: 0.1 },
    ]),
  ]
}

function drawAll(snapshot: Snapshot): void {
  for (let round = 1; round <= snapshot.round; round++) {
    if (isRefusal(drawRound(snapshot, round))) throw new Error(`Round ${round} couldn’t be drawn.`)
  }
}

/** Megabytes that a process with a small heap needs for the draw. */
function memoryOfDraw(): number {
  const program = new URL('draw-memory.ts', import.meta.url).pathname
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--max-old-space-size=64', '--max-semi-space-size=4', program],
    {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    },
  )
  if (!stdout) throw new Error(stderr)
  return Number(stdout)
}
