import { setTimeout as wait } from 'node:timers/promises'
import { SITE_PING } from '#core/match/live.ts'
import { boundEqual, type Measurement } from './measurement.ts'
import type { Site } from './site.ts'
import { closeSockets, openSockets, say } from './sockets.ts'

const PEOPLE = 200
/** A minute of them. */
const QUESTIONS = 12
const PAUSE = 5000
/** An object that nothing happens to sleeps after ten seconds. */
const UNTIL_ASLEEP = 13_000

/** People who ask what is new while nothing is: the rooms of the site and the tournament sleep through it. */
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
    boundEqual(`rooms asleep: answers to ${PEOPLE} people and viewers`, 2 * PEOPLE * QUESTIONS, answers),
    boundEqual('rooms asleep: how often any of them woke for that', 0, woken),
  ]
}

const wakes = async ({ direct }: Site): Promise<number> => Number(await (await fetch(`${direct}/bench/wakes`)).text())
