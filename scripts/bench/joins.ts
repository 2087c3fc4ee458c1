import { setTimeout as wait } from 'node:timers/promises'
import { cpu } from './process.ts'
import { boundAtMost, type Measurement } from './measurement.ts'
import type { Site } from './site.ts'
import { closeSockets, openSockets, type Hear } from './sockets.ts'

const MANY = 2000
const FEW = 250
const ROOMS = MANY / FEW
// The shortest time counts: it was disturbed least by other processes.
const TIMES = 3
// Viewer counts are broadcast up to a second late; in milliseconds.
const SETTLE = 1500

const deaf: Hear = () => undefined
const hall = ({ direct }: Site, no: number) => `${direct}/parties/tournament/hall${no}?since=1`

/** The cost of a join in a full room compared with emptier ones, and how often a crowd gets its count. */
export async function joinRows(site: Site): Promise<Measurement[]> {
  const full: number[] = []
  const emptier: number[] = []
  await crowd(site, [hall(site, 9)])
  for (let time = 0; time < TIMES; time++) {
    emptier.push(
      await crowd(
        site,
        Array.from({ length: ROOMS }, (_, no) => hall(site, no)),
      ),
    )
    full.push(await crowd(site, [hall(site, 8)]))
  }
  return [
    boundAtMost(
      'room: processor time of a join at 2,000 viewers, as a multiple of that at 250',
      1.3,
      Math.min(...full) / Math.min(...emptier),
    ),
    boundAtMost(
      'room: viewer-count frames per second to one of 2,000 viewers while many join and leave',
      1,
      await countsASecond(site),
    ),
  ]
}

/** Processor ticks for `MANY` viewers who join the rooms in turn, including the counts sent afterwards. */
async function crowd(site: Site, rooms: string[]): Promise<number> {
  const before = cpu(site.pid)
  const sockets = await openSockets(MANY, rooms, () => deaf)
  await wait(SETTLE)
  const taken = cpu(site.pid) - before
  await closeSockets(sockets)
  await wait(SETTLE)
  return taken
}

/** Count frames per second that one viewer gets while thousands join, and then hundreds join and leave. */
async function countsASecond(site: Site): Promise<number> {
  const room = hall(site, 7)
  const from = performance.now()
  let heard = 0
  const sockets = await openSockets(1, [room], () => (text) => void (heard += Number(text.includes('"online"'))))
  sockets.push(...(await openSockets(MANY - 1, [room], () => deaf)))
  for (let turn = 0; turn < 40; turn++) {
    await closeSockets(sockets.splice(1, 10))
    sockets.push(...(await openSockets(10, [room], () => deaf)))
    await wait(50)
  }
  await wait(SETTLE)
  const seconds = (performance.now() - from) / 1000
  await closeSockets(sockets)
  if (heard < 3) throw new Error('The viewers didn’t get their count.')
  // The first count is sent at once, later ones at least a second apart.
  return (heard - 1) / seconds
}
