import { setTimeout as wait } from 'node:timers/promises'
import { SITE_PING } from '#core/match/live.ts'
import { boundEqual, type Measurement } from './measurement.ts'
import type { Site } from './site.ts'
import { closeSockets, openSockets, say } from './sockets.ts'

const PEOPLE = 200
/** One minute of pings with `PAUSE` milliseconds between them. */
const QUESTIONS = 12
const PAUSE = 5000
/** A Durable Object hibernates after ten seconds without events; in milliseconds. */
const UNTIL_ASLEEP = 13_000

/** Clients that ping while nothing changes: the rooms must answer without waking from hibernation. */
export async function asleepRows(site: Site, hall: string): Promise<Measurement[]> {
  let answers = 0
  const count = () => (text: string) => void (answers += Number(text === 'pong' || text === '{"type":"same"}'))
  const readers = await openSockets(PEOPLE, [`${site.direct}/parties/site`], count)
  const viewers = await openSockets(PEOPLE, [`${site.direct}/parties/tournament/${hall}`], count)
  await wait(UNTIL_ASLEEP)
  const before = await wakes(site)
  for (let time = 0; time < QUESTIONS; time += 1) {
    for (const reader of readers) say(reader, SITE_PING)
    for (const viewer of viewers) say(viewer, 'ping')
    await fetch(`${site.direct}/api/publicPage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.direct },
      body: JSON.stringify({ section: 'standings', tournament: hall, minutes: 1, mobile: false }),
    })
    await wait(PAUSE)
  }
  const woken = (await wakes(site)) - before
  await closeSockets([...readers, ...viewers])
  return [
    boundEqual(`hibernating rooms: pings answered to ${PEOPLE} users and viewers`, 2 * PEOPLE * QUESTIONS, answers),
    boundEqual('hibernating rooms: rooms that woke for a ping', 0, woken),
  ]
}

const wakes = async ({ direct }: Site): Promise<number> => Number(await (await fetch(`${direct}/bench/wakes`)).text())
