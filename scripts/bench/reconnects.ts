import { setTimeout as wait } from 'node:timers/promises'
import { reconnectDelay } from '#web/live/reconnect-delay.ts'
import { boundAtMost, boundEqual, type Measurement } from './measurement.ts'
import type { Site } from './site.ts'
import { closeSockets, openSocket, openSockets } from './sockets.ts'

const CROWD = 5000
const REAL = 300
const SEEDS = [1, 2, 3]

/** The spread of reconnects after a room fails: simulated for a large crowd, real for a few hundred viewers. */
export async function reconnectRows(site: Site, hall: string): Promise<Measurement[]> {
  const drawn = SEEDS.map((seed) => histogram(CROWD, rolls(seed)))
  print(drawn[0]!)
  return [
    boundAtMost(
      `reconnects: most of ${CROWD} viewers in one second, with ${SEEDS.length} seeds`,
      CROWD / 10,
      Math.max(...drawn.flat()),
    ),
    ...(await comeBack(site, hall)),
  ]
}

/** Number of viewers who reconnect in each second after all were disconnected at once. */
function histogram(viewers: number, roll: () => number): number[] {
  const seconds: number[] = []
  for (let no = 0; no < viewers; no += 1) {
    const second = Math.floor(reconnectDelay(1, viewers, roll()) / 1000)
    seconds[second] = (seconds[second] ?? 0) + 1
  }
  return Array.from(seconds, (count = 0) => count)
}

/** A random number generator (mulberry32). The same seed gives the same numbers. */
function rolls(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function print(seconds: number[]): void {
  console.log(`      ${CROWD} disconnected viewers, by the second in which they reconnect:`)
  for (const [second, count] of seconds.entries())
    console.log(
      `      ${String(second).padStart(4)} s ${String(count).padStart(4)} ${'▇'.repeat(Math.round(count / 10))}`,
    )
}

/**
 * Disconnects a few hundred viewers at once while results go on; after reconnecting, each must get the missed events.
 */
async function comeBack(site: Site, hall: string): Promise<Measurement[]> {
  const address = (v: number) => `${site.direct}/parties/tournament/${hall}?since=${v}`
  const last = new Int32Array(REAL).fill(1)
  let [gaps, snapshots] = [0, 0]
  const hear = (no: number) => (text: string) => {
    const event = JSON.parse(text) as { type: string; v: number }
    if (event.type === 'stale') snapshots += 1
    else if (event.type === 'match' && event.v > last[no]! + 1) gaps += 1
    if (event.type !== 'online') last[no] = Math.max(last[no]!, event.v)
  }
  const sockets = await openSockets(REAL, [address(1)], hear)
  const roll = rolls(4)
  let told = 1
  const tell = async () => {
    told += 1
    const event = { type: 'match', v: told, r: 1, n: 1, o: '10' }
    await fetch(`${site.direct}/bench/tell/${hall}`, { method: 'POST', body: JSON.stringify([event]) })
  }
  for (let no = 0; no < 10; no += 1) await tell()
  await wait(1000)
  await closeSockets(sockets)
  const cutAt = performance.now()
  const backs: number[] = []
  const returns = Array.from({ length: REAL }, async (_, no) => {
    await wait(reconnectDelay(1, REAL, roll()))
    const socket = await openSocket(address(last[no]!), hear(no))
    backs.push(performance.now() - cutAt)
    return socket
  })
  for (let no = 0; no < 10; no += 1) {
    await tell()
    await wait(200)
  }
  const back = await Promise.all(returns)
  await wait(1000)
  await closeSockets(back)
  const isCurrent = last.reduce((sum, v) => sum + Number(v === told), 0)
  return [
    boundEqual(`reconnects: of ${REAL} viewers disconnected at once, those with every version`, REAL, isCurrent),
    boundEqual('reconnects: versions missed, and snapshots fetched again', 0, gaps + snapshots),
    boundAtMost(`reconnects: time until the last of ${REAL} is back`, 5, Math.max(...backs) / 1000, 's'),
  ]
}
