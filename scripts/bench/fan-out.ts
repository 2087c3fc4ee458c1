import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { LiveEvent } from '#core/match/live.ts'
import { PERIOD } from '#party/broadcaster.ts'
import { start } from '../run/processes.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'
import type { Site } from './site.ts'
import { closeSockets, openSockets } from './sockets.ts'
import { quantile } from './timing.ts'

const VIEWERS = 2000
const RESULTS = 40
const WARM = 10
const PATIENCE = 5000

/**
 * Results to a full room, compared with a bare `ws` server and with a room that only broadcasts. They take turns with
 * the same number of sockets. Pauses make each result the first after a silence, so that none is batched.
 */
export async function fanOutRows(site: Site): Promise<Measurement[]> {
  const raw = start('node', ['scripts/bench/raw-room.ts'])
  const [said] = (await once(raw.stdout!, 'data')) as [Buffer]
  const { port } = JSON.parse(said.toString()) as { port: number }

  const bare = await audience(`http://127.0.0.1:${port}/`, `http://127.0.0.1:${port}/tell`, (event) => event)
  const sending = await audience(
    `${site.direct}/parties/tournament/hall1?since=1`,
    `${site.direct}/bench/shout/hall1`,
    (event) => event,
  )
  const ours = await audience(
    `${site.direct}/parties/tournament/hall0?since=1`,
    `${site.direct}/bench/tell/hall0`,
    (event) => [event],
  )
  await wait(1500)
  for (let no = 1; no <= WARM + RESULTS; no++) {
    for (const one of [bare, sending, ours]) await one.tell(no, no > WARM)
    await wait(PERIOD)
  }
  await Promise.all([bare, sending, ours].map((one) => one.leave()))
  raw.kill()

  // The median of each result's 99th percentile: other processes on the machine delay single results on all servers.
  const usual = (results: number[][]) =>
    quantile(
      results.map((delays) => quantile(delays, 0.99)),
      0.5,
    )
  const p99 = usual(ours.results)
  const came = ours.results.reduce((sum, delays) => sum + delays.length, 0)
  return [
    boundEqual(`room: ${RESULTS} results to ${VIEWERS} viewers, frames received in order`, RESULTS * VIEWERS, came),
    boundAtMost(
      'room: 99th percentile of a result’s delay, as a multiple of a raw ws server’s',
      2.8,
      p99 / usual(bare.results),
      '×',
    ),
    boundAtMost('room: the same, as a multiple of a room that only broadcasts', 1.6, p99 / usual(sending.results), '×'),
  ]
}

/** Opens `VIEWERS` sockets to one room and records each result's delays in milliseconds. */
async function audience(room: string, strings: string, wrapped: (event: LiveEvent) => unknown) {
  const results: number[][] = []
  const last = new Int32Array(VIEWERS)
  let [began, left, delays, all] = [0, 0, [] as number[], (): void => undefined]
  const sockets = await openSockets(VIEWERS, [room], (no) => (text, at) => {
    const { type, v } = JSON.parse(text) as LiveEvent & { v: number }
    if (type !== 'match') return
    // Count only versions that arrive in order.
    if (v === last[no]! + 1) delays.push(at - began)
    last[no] = v
    if (--left === 0) all()
  })
  return {
    results,
    async tell(v: number, isMeasured: boolean): Promise<void> {
      const event: LiveEvent = { type: 'match', v, r: 3, n: 7, o: '10', p: [24, 16], g: [[19, '10']] }
      left = VIEWERS
      delays = []
      if (isMeasured) results.push(delays)
      const told = new Promise<void>((resolve) => (all = resolve))
      began = performance.now()
      await (await fetch(strings, { method: 'POST', body: JSON.stringify(wrapped(event)) })).arrayBuffer()
      await Promise.race([told, wait(PATIENCE)])
    },
    leave: () => closeSockets(sockets),
  }
}
