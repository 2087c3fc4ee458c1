import { setTimeout as wait } from 'node:timers/promises'
import type { LiveEvent } from '#core/match/live.ts'
import { PERIOD } from '#party/broadcaster.ts'
import { fixedLoop } from './fixed-loop.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'
import { cpu } from './process.ts'
import type { Site } from './site.ts'
import { closeSockets, openSockets } from './sockets.ts'
import { timings, waitFor } from './timing.ts'

const RELAYS = 100
const RESULTS = 40
const PATIENCE = 10_000

/**
 * The cost of passing an event to a relay, on both sides: a hundred relays with one viewer each, compared with a room
 * with one viewer.
 */
export async function passRows(site: Site, halls: () => string): Promise<Measurement[]> {
  const [alone, relayed] = [halls(), halls()]
  const room = await ticksOf(site, alone, [`${site.direct}/parties/tournament/${alone}?since=1`])
  const relays = Array.from({ length: RELAYS }, (_, no) => `${site.direct}/bench/relay/${relayed}/${no}?since=1`)
  const passed = await ticksOf(site, relayed, relays)
  const milliseconds = ((passed.ticks - room.ticks) * 10) / (RELAYS * RESULTS)
  const loop = timings({ loop: fixedLoop }, 3).loop / 1000
  return [
    boundEqual(`relays: ${RESULTS} results to ${RELAYS} relays, versions received`, RELAYS * RESULTS, passed.came),
    boundAtMost(
      'relays: processor time per result and relay with one viewer, in thousandths of a fixed loop',
      1.3,
      (1000 * milliseconds) / loop,
    ),
  ]
}

/** Processor ticks for results in frames of their own with one viewer at each place, and how many results arrived. */
async function ticksOf(site: Site, hall: string, places: string[]): Promise<{ ticks: number; came: number }> {
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
