import { setTimeout as wait } from 'node:timers/promises'
import type { LiveEvent } from '#core/match/live.ts'
import { PERIOD } from '#party/broadcaster.ts'
import { fixedLoop } from './fixed-loop.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'
import { cpu } from './process.ts'
import type { Site } from './site.ts'
import { closeSockets, openSockets } from './sockets.ts'
import { timings, waitFor } from './timing.ts'

const RELAYS = 250
const RESULTS = 40
const PATIENCE = 10_000
/** The cheapest turn counts: garbage collection and other processes only add to one. */
const TURNS = 4

/**
 * The cost of passing an event to a relay, on both sides: 250 relays with one viewer each, compared with a room
 * with one viewer.
 */
export async function passRows(site: Site, halls: () => string): Promise<Measurement[]> {
  const turns: Turn[] = []
  for (let turn = 0; turn < TURNS; turn += 1) turns.push(await turnOf(site, halls))
  return [
    boundEqual(
      `relays: ${RESULTS} results to ${RELAYS} relays, versions received at least in each turn`,
      RELAYS * RESULTS,
      Math.min(...turns.map(({ came }) => came)),
    ),
    boundAtMost(
      'relays: processor time per result and relay with one viewer, in thousandths of a fixed loop',
      1.3,
      Math.min(...turns.map(({ loops }) => loops)) * 1000,
    ),
  ]
}

/** The results that relays received, and the cost of one in fixed loops. */
interface Turn {
  loops: number
  came: number
}

/** What relays cost more than a room alone. The loop is timed in each turn, as shared machines change their speed. */
async function turnOf(site: Site, halls: () => string): Promise<Turn> {
  const loop = timings({ loop: fixedLoop }, 3).loop / 1000
  const [alone, relayed] = [halls(), halls()]
  const room = await ticksOf(site, alone, [`${site.direct}/parties/tournament/${alone}?since=1`])
  const relays = Array.from({ length: RELAYS }, (_, no) => `${site.direct}/bench/relay/${relayed}/${no}?since=1`)
  const { ticks, came } = await ticksOf(site, relayed, relays)
  const milliseconds = ((ticks - room.ticks) * 10) / (RELAYS * RESULTS)
  return { loops: milliseconds / loop, came }
}

/** Processor ticks, 100 in a second, and how many results arrived. */
interface Passes {
  ticks: number
  came: number
}

/** The cost of results in frames of their own with one viewer at each place. */
async function ticksOf(site: Site, hall: string, places: string[]): Promise<Passes> {
  let came = 0
  const sockets = await openSockets(places.length, places, () => (text) => {
    came += Number((JSON.parse(text) as LiveEvent).type === 'match')
  })
  // Relays report their viewers after five seconds; wait so that this is not measured.
  await wait(7000)
  const before = cpu(site.pid)
  for (let v = 2; v <= RESULTS + 1; v += 1) {
    const event = { type: 'match', v, r: 3, n: 7, o: '10', p: [24, 16] }
    await fetch(`${site.direct}/bench/tell/${hall}`, { method: 'POST', body: JSON.stringify([event]) })
    await wait(PERIOD + 20)
  }
  await waitFor(() => came >= places.length * RESULTS, PATIENCE)
  const ticks = cpu(site.pid) - before
  await closeSockets(sockets)
  return { ticks, came }
}
