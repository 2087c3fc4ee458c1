import { expect, test } from 'vitest'
import { ask, bindings } from '#test/support/worker.ts'
import { countingDatabase, plan, scans, type RanStatement } from '../support/count-statements.ts'
import { addEvents, addPeople, addPerson } from '../../scripts/bench/big-site.ts'
import { boundAtMost, boundEqual, hold } from './rows.ts'
import { loadArchivedSlices } from '#worker/data/archived-slices.ts'
import { open } from '#worker/data/db.ts'
import { listEntries, type EntryOwner } from '#worker/data/entry-slices.ts'
import { makePodiums } from '#worker/jobs/podiums.ts'
import { makeSummaries } from '#worker/jobs/summaries.ts'
import { notify } from '#worker/jobs/notify.ts'
import { sweep } from '#worker/jobs/sweep.ts'
import { wake } from '#worker/jobs/wake.ts'

const rowsRead = (statements: RanStatement[]): number => statements.reduce((sum, { read }) => sum + read, 0)
const batches = (statements: RanStatement[]): number => new Set(statements.map(({ batch }) => batch)).size

async function grow(name: string, events: number): Promise<void> {
  await addPerson(bindings.DB, name)
  await addPeople(bindings.DB, events, 2 * events)
  await addEvents(bindings.DB, { name, from: 1, to: events, players: 4, rounds: 2 })
  // Nothing waits for the cron run.
  await bindings.DB.prepare('update tournaments set summary_version = version').run()
  await bindings.DB.prepare(`insert or ignore into places select id, '{"1":[1,1]}' from tournaments`).run()
}

/** Runs the work that cron does each minute; returns its statements. */
async function tick(): Promise<RanStatement[]> {
  const { d1, statements } = countingDatabase(bindings.DB)
  const env = { ...bindings, DB: d1 }
  await Promise.all([
    wake(env, Date.now()),
    sweep(env, Date.now()),
    makePodiums(env),
    makeSummaries(env, Date.now()),
    notify(env, Date.now()),
  ])
  return statements
}

/** The same page requested twice, without and with cached data. */
const readTwice = async (path: string) => ({ cold: await ask(path), seen: await ask(path) })

/** Ends the newest events of a name; the next cron run archives them. */
async function end(name: string, newest: number): Promise<void> {
  await bindings.DB.prepare(
    `update tournaments set podium_version = 0 where id in (
      select tournament_id from players where user_id = ?1 order by created_at desc limit ?2)`,
  )
    .bind(name, newest)
    .run()
  for (let left = newest; left > 0; left -= 10) await makePodiums(bindings)
}

await grow('few', 90)
const early = {
  home: await ask('/'),
  cron: await tick(),
  person: await readTwice('/@/few'),
  team: await readTwice('/team/few'),
}
await grow('many', 900)
await end('many', 70)

test('a profile reads as many rows as it shows, however many events there were; the second time only changed rows', async ({
  task,
}) => {
  const rows = []
  for (const [path, of, few, most] of [
    ['/@/many', 'a person and their team', early.person, 330],
    ['/team/many', 'a team', early.team, 270],
  ] as const) {
    const { cold, seen } = await readTwice(path)
    expect([cold.status, seen.status]).toEqual([200, 200])
    const again = seen.statements.filter(({ sql }) => sql.includes('matches_of_white'))
    rows.push(
      boundAtMost(`profile of ${of} with 900 events, uncached: rows read`, most, rowsRead(cold.statements)),
      boundAtMost(`profile of ${of} with 900 events, cached: rows read`, 300, rowsRead(seen.statements)),
      boundAtMost(
        `profile of ${of} with 900 events, cached: rows read, as a multiple of those with 90 events`,
        1.1,
        rowsRead(seen.statements) / rowsRead(few.seen.statements),
      ),
      boundEqual(`profile of ${of} with 900 events, cached: statements about its games`, 0, again.length),
      boundAtMost(
        `profile of ${of}, uncached, with events that cron hasn’t archived yet: rows read per event, of 60`,
        30,
        rowsRead(few.cold.statements) / 60,
      ),
    )
  }
  hold(task, rows)
})

test('a profile reads two rows for each recent finished event, plus its entries', async ({ task }) => {
  const owners: [name: string, of: EntryOwner, most: number][] = [
    ['a person and their team', { user: 'many', teams: ['many'] }, 250],
    ['a person', { user: 'many', teams: [] }, 240],
    ['a team', { team: 'many' }, 240],
  ]
  const rows = []
  for (const [name, of, most] of owners) {
    const { d1, statements } = countingDatabase(bindings.DB)
    const slices = await loadArchivedSlices(open(d1), await listEntries(open(d1), of, undefined))
    expect(slices).toHaveLength(60)
    rows.push(boundAtMost(`entries of ${name} with 900 events, uncached: rows read`, most, rowsRead(statements)))
  }
  hold(task, rows)
})

test('home and the cron run cost the same on a site ten times as large', async ({ task }) => {
  await scheduler.wait(1100)
  const [home, cron] = [await ask('/'), await tick()]
  hold(task, [
    boundAtMost('home: rows read at 990 events', 150, rowsRead(home.statements)),
    boundAtMost(
      'home on a site ten times as large: rows read, as a multiple',
      1.1,
      rowsRead(home.statements) / rowsRead(early.home.statements),
    ),
    boundAtMost('cron run with nothing to do: rows read at 990 notifications', 60, rowsRead(cron)),
    boundAtMost(
      'cron run on a site ten times as large: rows read, as a multiple',
      1.1,
      rowsRead(cron) / rowsRead(early.cron),
    ),
    boundAtMost('cron run with nothing to do: batches', 9, batches(cron)),
  ])
})

test('the cron run scans no table', async ({ task }) => {
  const statements = [...new Map((await tick()).map((ran) => [ran.sql, ran])).values()]
  const plans = await Promise.all(statements.map((ran) => plan(bindings.DB, ran)))
  const found = plans.flatMap(scans)
  expect(found).toEqual([])
  hold(task, [boundEqual(`cron run: table scans in its ${statements.length} statements`, 0, found.length)])
})
