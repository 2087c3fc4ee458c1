import { setTimeout as wait } from 'node:timers/promises'
import type { LiveEvent } from '#core/match/live.ts'
import { fixedLoop, inLoops } from './fixed-loop.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'
import { cpu } from './process.ts'
import type { Site } from './site.ts'
import { closeSockets, openSockets } from './sockets.ts'
import { quantile, timings, waitFor } from './timing.ts'

const RESULTS = 250
const SECONDS = 10
const CROWDS = [2000, 5000] as const
/** Most processor seconds for each number of viewers. */
const CPU_SECONDS = { 2000: 6, 5000: 9 }
/** Bound of the 99th percentile of delays, in milliseconds. */
const DELAY = 1000
/** Numbers of relays to measure; they share 5,000 viewers. */
const RELAYS = [5, 25]
/** The cheapest burst of each kind counts: garbage collection and other processes only add to one. */
const TURNS = 2
const PATIENCE = 20_000

/** The end of a round: 250 results in ten seconds to a full room, with and without relays. */
export async function burstRows(site: Site, halls: () => string): Promise<Measurement[]> {
  const rows: Measurement[] = []
  const delays = new Map<number, number>()
  const loop = timings({ loop: fixedLoop }, 3).loop / 1000
  for (const viewers of CROWDS) {
    const burst = await aBurst(site, [room(site, halls())], viewers)
    delays.set(viewers, burst.delay)
    const what = `room: 250 results in ten seconds to ${viewers} viewers`
    rows.push(
      boundEqual(`${what}, versions received in order`, RESULTS * viewers, burst.versions),
      boundAtMost(`${what}, frames per viewer`, 45, burst.frames / viewers),
      boundAtMost(`${what}, processor time`, CPU_SECONDS[viewers], burst.cpu, 's'),
    )
  }
  const late = delays.get(2000)! / loop
  rows.push(boundAtMost('room: 99th percentile of the delay with 2,000 viewers, in fixed loops', inLoops(DELAY), late))
  const turns = []
  for (let turn = 0; turn < TURNS; turn += 1) turns.push(await turnOf(site, halls))
  const one = Math.min(...turns.map(({ alone }) => alone.cpu))
  for (const [at, relays] of RELAYS.entries()) {
    const bursts = turns.map(({ relayed }) => relayed[at]!)
    rows.push(
      boundEqual(
        `relays: the same with ${relays} relays, versions received in order`,
        RESULTS * 5000,
        Math.min(...bursts.map(({ versions }) => versions)),
      ),
      boundAtMost(
        `relays: the same with ${relays} relays, processor time, as a multiple of a room alone`,
        relays > 5 ? 1.3 : 1.15,
        Math.min(...bursts.map((burst) => burst.cpu)) / one,
        '×',
      ),
    )
  }
  return rows
}

/** A burst to 5,000 viewers of a room alone and of each number of relays. */
async function turnOf(site: Site, halls: () => string): Promise<{ alone: Burst; relayed: Burst[] }> {
  const alone = await aBurst(site, [room(site, halls())], 5000)
  const relayed: Burst[] = []
  for (const relays of RELAYS) {
    const hall = halls()
    const places = Array.from({ length: relays }, (_, no) => `${site.direct}/bench/relay/${hall}/${no}?since=1`)
    relayed.push(await aBurst(site, places, 5000, hall))
  }
  return { alone, relayed }
}

const room = ({ direct }: Site, hall: string) => `${direct}/parties/tournament/${hall}?since=1`

interface Burst {
  /** Versions that arrived in order, once for each viewer. */
  versions: number
  frames: number
  /** Processor seconds of the server. */
  cpu: number
  /** 99th percentile of the delay until viewers have a result, in milliseconds. */
  delay: number
}

async function aBurst(site: Site, places: string[], viewers: number, hall = hallOf(places[0]!)): Promise<Burst> {
  const last = new Int32Array(viewers).fill(1)
  const saidAt = new Float64Array(RESULTS + 2)
  const delays: number[] = []
  let [versions, frames] = [0, 0]
  const sockets = await openSockets(
    viewers,
    places.map((place) => `${place}&list`),
    (no) => (text, at) => {
      const events = [JSON.parse(text)].flat() as LiveEvent[]
      if (events[0]!.type === 'online') return
      frames += 1
      for (const event of events) {
        if (event.type !== 'match' || event.v !== last[no]! + 1) continue
        last[no] = event.v
        versions += 1
        if (no % 50 === 0) delays.push(at - saidAt[event.v]!)
      }
    },
  )
  // Viewer counts are broadcast up to a second late; wait so that they are not measured.
  await wait(1500)
  const before = cpu(site.pid)
  const tells: Promise<unknown>[] = []
  for (let v = 2; v <= RESULTS + 1; v += 1) {
    saidAt[v] = performance.now()
    const event: LiveEvent = { type: 'match', v, r: 3, n: v % 100, o: '10', p: [24, 16], g: [[19, '10']] }
    tells.push(fetch(`${site.direct}/bench/tell/${hall}`, { method: 'POST', body: JSON.stringify([event]) }))
    await wait((SECONDS * 1000) / RESULTS)
  }
  await Promise.all(tells)
  await waitFor(() => versions >= RESULTS * viewers, PATIENCE)
  const taken = (cpu(site.pid) - before) / 100
  await closeSockets(sockets)
  return { versions, frames, cpu: taken, delay: quantile(delays, 0.99) }
}

const hallOf = (place: string): string => /\/([^/?]+)\?/.exec(place)![1]!
