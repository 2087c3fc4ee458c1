import { DAY, MINUTE } from '#core/time.ts'
import { chessSite } from '#simulator/client.ts'
import type { Db } from '#worker/data/db.ts'
import { saveImport } from '#worker/data/import.ts'
import * as watches from '#worker/data/watches.ts'
import { chessSiteUrl, type Local } from '../run/site.ts'
import { announce } from './announcements.ts'
import { withDatabase } from '../run/database.ts'
import { channel } from './channel.ts'
import { festival } from './festival.ts'
import { fromFiles } from './files.ts'
import { harbour } from './harbour.ts'
import { league } from './league.ts'
import { organiserId, people, teamId } from './people.ts'
import { plansOf } from './plans.ts'
import { rivers } from './rivers.ts'
import { winter } from './winter.ts'
import { you } from './you.ts'

/** The running round of the Rivers restarts this long after it began; in milliseconds. */
const ROUND_LASTS = 45 * MINUTE

/** Fills an empty database with the demo, and restarts the running round of the Rivers when it is over. */
export const seed = (site: Local): Promise<void> =>
  withDatabase(site.state, async (db) => {
    const now = Date.now()
    const { results: known } = await db.$client
      .prepare('select id, updated_at as updatedAt from tournaments')
      .all<{ id: string; updatedAt: number }>()
    const running = known.find(({ id }) => id === 'rivers')
    if (known.length === 0) await fill(db, site, now)
    if (known.length === 0 || (running && running.updatedAt < now - ROUND_LASTS)) await play(db, site, now)
  })

async function fill(db: Db, site: Local, now: number): Promise<void> {
  for (const event of [...fromFiles(), ...invented(site, now)]) await saveImport(db, event)
}

const invented = (site: Local, now: number) => [channel(now, delayOf(site)), winter(now), harbour(now)]

/**
 * Milliseconds by which future matches are postponed: a frozen demo postpones them by a day, so that none begins during
 * tests.
 */
const delayOf = ({ isDemoFrozen }: Local): number => (isDemoFrozen ? DAY : 0)

/** Saves the Rivers with a round that began a few minutes ago, and plans its matches at the simulated chess site. */
async function play(db: Db, site: Local, now: number): Promise<void> {
  const { event, linked } = rivers(now, delayOf(site))
  const simulator = chessSite(chessSiteUrl(site))
  for (const plan of plansOf(event, linked)) {
    await simulator.plan(plan)
    if (site.isDemoFrozen) await simulator.freeze(plan.id, (now - plan.startTime) / MINUTE)
  }
  await saveImport(db, event)
  for (const { round, no, siteId } of linked) {
    await watches.start(db, event.snapshot.id, { round, no, source: 'chessCom', siteId: String(siteId) }, now)
  }
  await people(db, now, event, invented(site, now))
  await you(db, now, 'reti-sharks-brno')
  await announce(db, now)
  await league(db, now, organiserId('lock_keeper'), teamId)
  await festival(db, now, organiserId('lock_keeper'))
}
