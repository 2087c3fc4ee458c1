import { Agent } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SECOND } from '#core/time.ts'
import type { LiveEvent } from '#core/match/live.ts'
import type { AnswerCounts } from '../hall/answer-counts.ts'
import { newClient } from '../hall/client.ts'
import { openSockets } from '../sockets.ts'
import { HALL, LEAGUE, LEAGUE_ROUND, ROUND } from './event.ts'

export const READERS = 500
/** Each reader opens a page about this often. */
const PAUSE = 20 * SECOND

const PATHS = [
  `/t/${HALL}/pairings/${ROUND}`,
  `/t/${HALL}/standings/${ROUND - 1}`,
  `/api/tournament/${HALL}/snapshot`,
  `/t/${HALL}/stats`,
  `/t/${HALL}?embed=standings`,
  `/player/${HALL}-7`,
  `/t/${LEAGUE}/pairings/${LEAGUE_ROUND}`,
  `/t/${LEAGUE}/dashboard`,
  `/api/tournament/${LEAGUE}/snapshot`,
  '/',
  '/events',
  `/api/search?q=soak`,
]

/** Keeps a socket open for every reader and lets each open a page now and then, until `isOver`. */
export async function read(isolates: string[], roll: () => number, counts: AnswerCounts, isOver: () => boolean) {
  const newest = new Map<string, number>()
  const sockets: Socket[] = []
  for (const id of [HALL, LEAGUE]) {
    const places = isolates.map((base) => `${base}/parties/tournament/${id}?list`)
    const opened = await openSockets(READERS / 2, places, (no) => (text) => {
      for (const event of [JSON.parse(text)].flat() as LiveEvent[])
        if ('v' in event) newest.set(`${id} ${no}`, Math.max(event.v, newest.get(`${id} ${no}`) ?? 0))
    })
    sockets.push(...opened)
  }
  const agent = new Agent({ keepAlive: true, maxSockets: 200 })
  const open = async (no: number) => {
    const client = newClient(isolates[no % isolates.length]!, `198.51.${no >> 8}.${no & 255}`, agent)
    while (!isOver()) {
      await wait(PAUSE * (0.5 + roll()))
      const { status } = await client.get(PATHS[Math.floor(roll() * PATHS.length)]!)
      counts.note('pages and calls of readers', status)
    }
  }
  const reading = Promise.all(Array.from({ length: READERS }, (_, no) => open(no)))
  return {
    /** Readers whose socket brought the newest version of their event. */
    upToDate: () =>
      [HALL, LEAGUE].map((id) => {
        const versions = [...newest].filter(([key]) => key.startsWith(`${id} `)).map(([, version]) => version)
        return versions.filter((version) => version === Math.max(...versions)).length
      }),
    end: async () => {
      await reading
      for (const socket of sockets) socket.destroy()
      agent.destroy()
    },
  }
}
