import { setTimeout as wait } from 'node:timers/promises'
import type { LiveEvent } from '#core/match/live.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'
import { cpu } from './process.ts'
import type { Site } from './site.ts'
import { closeSockets, openSockets } from './sockets.ts'
import { waitFor } from './timing.ts'

/** The largest is the most that one process can open here: two file descriptors per viewer, of a limit of 20,000. */
const CROWDS = [2500, 5000, 9000]
const PER_RELAY = 2500
const RESULTS = 20
const PATIENCE = 5000

/** Whether the cost of a result per viewer stays the same for large crowds behind relays. */
export async function crowdRows(site: Site, halls: () => string): Promise<Measurement[]> {
  const costs: number[] = []
  for (const viewers of CROWDS) costs.push(await costOf(site, halls(), viewers))
  const [small, large] = [costs[0]!, costs.at(-1)!]
  const most = CROWDS.at(-1)!
  return [
    boundEqual(
      `relays: crowds of ${CROWDS.join(', ')} that received everything`,
      CROWDS.length,
      costs.filter(Number.isFinite).length,
    ),
    boundAtMost(`relays: processor time per frame and viewer of ${most}`, 100, large, 'µs'),
    boundAtMost(`relays: the same, as a multiple of that with ${CROWDS[0]} viewers`, 1.4, large / small, '×'),
  ]
}

/** Processor microseconds per viewer and result; Infinity if a viewer missed one. */
async function costOf(site: Site, hall: string, viewers: number): Promise<number> {
  const relays = Math.ceil(viewers / PER_RELAY)
  const places = Array.from({ length: relays }, (_, no) => `${site.direct}/bench/relay/${hall}/${no}?since=1&list`)
  let came = 0
  const sockets = await openSockets(viewers, places, () => (text) => {
    for (const event of [JSON.parse(text)].flat() as LiveEvent[]) came += Number(event.type === 'match')
  })
  await wait(1500)
  const before = cpu(site.pid)
  for (let v = 2; v <= RESULTS + 1; v += 1) {
    const event = { type: 'match', v, r: 3, n: 7, o: '10', p: [24, 16] }
    await fetch(`${site.direct}/bench/tell/${hall}`, { method: 'POST', body: JSON.stringify([event]) })
    // Long enough that each result is sent in a frame of its own.
    await wait(400)
  }
  await waitFor(() => came >= viewers * RESULTS, PATIENCE)
  const taken = (cpu(site.pid) - before) * 10_000
  await closeSockets(sockets)
  await wait(1500)
  return came === viewers * RESULTS ? taken / (viewers * RESULTS) : Infinity
}
