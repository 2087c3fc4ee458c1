import { DAY, HOUR, MINUTE } from '#core/time.ts'
import { chessSite } from '#test/chess-site/client.ts'
import type { Db } from '#worker/data/db.ts'
import { saveImport } from '#worker/data/import.ts'
import * as watches from '#worker/data/watches.ts'
import { chessSiteUrl, type Local } from '../run/site.ts'
import { withDatabase } from './database.ts'
import { channel } from './channel.ts'
import { fromFiles } from './files.ts'
import { harbour } from './harbour.ts'
import { people } from './people.ts'
import { plansOf } from './plans.ts'
import { rivers } from './rivers.ts'
import { winter } from './winter.ts'
import { you } from './you.ts'

/** How long the running round of the Rivers goes on after it began, until it starts afresh. */
const ROUND_LASTS = 45 * MINUTE

/** Fills an empty database with the demo, and starts the running round of the Rivers where none is being played. */
export const seed = (site: Local): Promise<void> =>
  withDatabase(site.state, async (db) => {
    const now = Date.now()
    const { results: known } = await db.$client
      .prepare('select id, updated_at as updatedAt from tournaments')
      .all<{ id: string; updatedAt: number }>()
    const running = known.find(({ id }) => id === 'rivers')
    if (known.length === 0) await fill(db, now)
    if (known.length === 0 || (running && running.updatedAt < now - ROUND_LASTS)) await play(db, site, now)
  })

async function fill(db: Db, now: number): Promise<void> {
  for (const event of [...fromFiles(), ...invented(now)]) await saveImport(db, event)
}

/** The invented events besides the Rivers. */
const invented = (now: number) => [channel(now), winter(now), harbour(now)]

/** Saves the Rivers with a round that began a few minutes ago, and tells the chess site what to play. */
async function play(db: Db, site: Local, now: number): Promise<void> {
  const { event, linked } = rivers(now)
  const simulator = chessSite(chessSiteUrl(site))
  for (const plan of plansOf(event, linked)) await simulator.plan(plan)
  await saveImport(db, event)
  for (const { round, no, siteId } of linked) {
    await watches.start(db, event.snapshot.id, { round, no, source: 'chessCom', siteId: String(siteId) }, now)
  }
  await people(db, now, event, invented(now))
  await you(db, now, 'reti-sharks-brno')
  await announce(db, now)
}

/** What the demo's events and the site say; said once. */
async function announce({ $client: d1 }: Db, now: number): Promise<void> {
  const words: [tournament: string, at: number, title: string, text: string][] = [
    [
      'rivers',
      now - 3 * HOUR,
      'Round 7 is live',
      'Board orders are in. Matches start within the half hour; captains without a linked club page send their match link to the director before the start.',
    ],
    [
      'rivers',
      now - 6 * DAY,
      'Club d’Escacs Gràcia: bonus',
      'Two game points for the round 3 match in which a board couldn’t connect. They count from round 3.',
    ],
    [
      'rivers',
      now - 13 * DAY,
      'Round 6 moved by an hour',
      'The round starts **one hour later** than announced, so that no one misses the last train:\n\n- line-ups until 17:30\n- boards open at 18:45\n- first moves at 19:00\n\nIf you can’t play at that time, tell the director ([rules](/t/rivers/rules#page=2), article 6).',
    ],
    [
      'rivers',
      now - 40 * DAY,
      'Board order is fixed in the morning',
      'Captains enter their eight boards by noon on the day of the round. If you don’t, last round’s order is used.',
    ],
    [
      'rivers',
      now - 55 * DAY,
      'Welcome to the sixth season',
      '## Twenty clubs, two pools\n\nThe **Rhine** and the **Danube** play nine rounds each. Read the [rules](/t/rivers/rules) before your first match: articles 2 and 4 are new.\n\n> A club with a bye gets one match point and half the game points.\n\nGood luck to all.',
    ],
    [
      'channel',
      now - 2 * HOUR,
      'Quarter-finals',
      'Two quarter-finals are decided and one is live. The last is played tonight, both games back to back.',
    ],
    [
      'winter',
      now - DAY,
      'Registration is open',
      'Entries are confirmed by the organiser. The list closes when round 1 is drawn.',
    ],
  ]
  const notices: [at: number, title: string, content: string][] = [
    [
      now - 2 * DAY,
      'Live updates',
      'Matches on a chess site are followed live: scores, standings and statuses update on every open page.',
    ],
  ]
  await d1.batch([
    d1
      .prepare('delete from announcements where tournament_id in (select value from json_each(?))')
      .bind(JSON.stringify(['rivers', 'channel', 'winter'])),
    // What is here from the beginning is news to nobody.
    d1.prepare('update tournaments set told_round = round'),
    d1.prepare('delete from notices where author_id is null and tournament_id is null'),
    ...words.map(([id, at, title, text]) =>
      d1
        .prepare(
          'insert into announcements (tournament_id, title, announcement, created_at, updated_at, told_at) values (?1, ?2, ?3, ?4, ?4, ?4)',
        )
        .bind(id, title, text, at),
    ),
    ...notices.map(([at, title, content]) =>
      d1
        .prepare('insert into notices (title, content, created_at, updated_at) values (?1, ?2, ?3, ?3)')
        .bind(title, content, at),
    ),
  ])
}
