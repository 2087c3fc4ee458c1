import { setTimeout as wait } from 'node:timers/promises'
import type { ChessSiteClient } from '#simulator/client.ts'
import { MOODS, type MoodName } from '#simulator/moods/moods.ts'
import { addresses, failing } from './addresses.ts'
import { boundEqual, type Measurement } from './measurement.ts'
import type { Site } from './site.ts'
import { link, teamMatch } from './team-match.ts'

// `drip` is last: it keeps the chess site busy as long as the client listens.
const FAILING = (Object.keys(MOODS) as MoodName[]).filter((mood) => !['ok', 'drip'].includes(mood)).concat('drip')
const LONGEST = 15_000

/**
 * Pages and calls in each failure mode of the chess site. The rooms of this site have a queue each (LoneRoom), so that
 * failures of one match do not delay the others.
 */
export async function moodRows(site: Site, chessSite: ChessSiteClient): Promise<Measurement[]> {
  await chessSite.clearLog()
  await chessSite.latency(1)
  const events = FAILING.map((mood, at) => ({ mood, id: `mood${at}`, match: teamMatch(`mood${at}`, 9100 + at, 4) }))
  for (const { match } of events) {
    await chessSite.plan(match.plan)
    await site.save(match.event)
    await link(site.db, match)
  }
  let asked = 0
  const failed: string[] = []
  for (const { mood, id, match } of events) {
    await chessSite.mood(mood)
    await fetch(`${site.direct}/bench/watch/${id}`)
    await wait(100)
    const paths = addresses(id, `${id}-11-2500`)
    asked += paths.length
    failed.push(...(await failing(site.direct, paths)))
    await site.db.$client.prepare('delete from watches where tournament_id = ?').bind(match.event.snapshot.id).run()
    await fetch(`${site.direct}/bench/tell/${id}`, { method: 'POST', body: '[]' })
  }
  return [
    boundEqual(
      `failing chess site: failure modes met, of ${FAILING.length}`,
      FAILING.length,
      await timesOver(chessSite),
    ),
    boundEqual(`failing chess site: pages and calls that didn’t return 200, of ${asked}`, 0, failed.length),
  ]
}

/**
 * Number of failure modes in the log. The simulator logs a request only when its answer is complete, so wait for them.
 */
async function timesOver(chessSite: ChessSiteClient): Promise<number> {
  const end = Date.now() + LONGEST
  for (;;) {
    const log = await chessSite.log()
    const moods = new Set(log.map(({ mood }) => mood).filter((mood) => mood !== 'ok'))
    if (moods.size >= FAILING.length || Date.now() > end) return moods.size
    await wait(250)
  }
}
