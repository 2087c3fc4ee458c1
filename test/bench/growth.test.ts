import { expect, test } from 'vitest'
import { ask, bindings } from '#test/support/worker.ts'
import { countingDatabase, plan, scans, type RanStatement } from '../support/count-statements.ts'
import { addEvents, addPeople, addPerson } from '../../scripts/bench/big-site.ts'
import { boundAtMost, boundEqual, hold } from './rows.ts'
import { archiveSlices, loadArchivedSlices } from '#worker/data/archived-slices.ts'
import { open } from '#worker/data/db.ts'
import { listEntries, loadSlices, type EntryOwner } from '#worker/data/entry-slices.ts'
import { makePodiums } from '#worker/jobs/podiums.ts'
import { notify } from '#worker/jobs/notify.ts'
import { sweep } from '#worker/jobs/sweep.ts'
import { wake } from '#worker/jobs/wake.ts'

const rowsRead = (statements: RanStatement[]): number => statements.reduce((sum, { read }) => sum + read, 0)
const batches = (statements: RanStatement[]): number => new Set(statements.map(({ batch }) => batch)).size

/** A person and their team, who play in so many events. */
async function grow(name: string, events: number): Promise<void> {
  await addPerson(bindings.DB, name)
  await addPeople(bindings.DB, events, 2 * events)
  await addEvents(bindings.DB, { name, from: 1, to: events, players: 4, rounds: 2 })
}

/** One minute's work: the statements of it. */
async function tick(): Promise<RanStatement[]> {
  const { d1, statements } = countingDatabase(bindings.DB)
  const env = { ...bindings, DB: d1 }
  await Promise.all([wake(env, Date.now()), sweep(env, Date.now()), makePodiums(env), notify(env, Date.now())])
  return statements
}

/** A page as it was read the second time. */
async function seen(path: string) {
  await ask(path)
  return ask(path)
}

await grow('few', 90)
const early = {
  home: await ask('/'),
  cron: await tick(),
  person: await seen('/@/few'),
  team: await seen('/team/few'),
}
await grow('many', 900)

test('a profile reads as many rows as it shows, however many events there were, and only what changed since', async ({
  task,
}) => {
  const rows = []
  for (const [path, of, few] of [
    ['/@/many', 'a person', early.person],
    ['/team/many', 'a team', early.team],
  ] as const) {
    const [first, second] = [await ask(path), await ask(path)]
    expect([first.status, second.status]).toEqual([200, 200])
    const again = second.statements.filter(({ sql }) => sql.includes('matches_of_white'))
    rows.push(
      boundAtMost(`profile of ${of} with 900 events, seen before: rows read`, 300, rowsRead(second.statements)),
      boundAtMost(
        `profile of ${of} with 900 events, seen before: rows read, in comparison with 90 events`,
        1.1,
        rowsRead(second.statements) / rowsRead(few.statements),
      ),
      boundEqual(`profile of ${of} with 900 events, seen before: statements about its games`, 0, again.length),
      boundAtMost(
        `profile of ${of} with 900 events, cold, seen by nobody before: rows read for each of 60, and to keep them`,
        30,
        rowsRead(first.statements) / 60,
      ),
    )
  }
  hold(task, rows)
})

test('a profile whose events nobody opened is read cold by two rows for each, once it was seen', async ({ task }) => {
  const db = open(bindings.DB)
  const cold = async (of: EntryOwner) => {
    const { d1, statements } = countingDatabase(bindings.DB)
    const entries = await listEntries(open(d1), of, undefined)
    const slices = await loadArchivedSlices(open(d1), entries, 'b')
    return { entries, slices, rows: rowsRead(statements) }
  }
  const owners: [name: string, of: EntryOwner, most: number][] = [
    // Of both the newest 60 are read.
    ['a person and their team', { user: 'many', teams: ['many'] }, 380],
    ['a person', { user: 'many', teams: [] }, 250],
    ['a team', { team: 'many' }, 250],
  ]
  const rows = []
  for (const [name, of, most] of owners) {
    await archiveSlices(db, await loadSlices(db, (await cold(of)).entries), 'b')
    const read = await cold(of)
    expect(read.slices).toHaveLength(60)
    rows.push(boundAtMost(`profile of ${name} with 900 events, cold, seen by others: rows read`, most, read.rows))
  }
  hold(task, rows)
})

test('home and the minute’s work cost the same on a site ten times as large', async ({ task }) => {
  await scheduler.wait(1100)
  const [home, cron] = [await ask('/'), await tick()]
  hold(task, [
    boundAtMost('home: rows read at 990 events', 150, rowsRead(home.statements)),
    boundAtMost(
      'home on a site ten times as large: rows read, in comparison',
      1.1,
      rowsRead(home.statements) / rowsRead(early.home.statements),
    ),
    boundAtMost('the minute’s work with nothing to do: rows read at 990 notifications', 60, rowsRead(cron)),
    boundAtMost(
      'the minute’s work on a site ten times as large: rows read, in comparison',
      1.1,
      rowsRead(cron) / rowsRead(early.cron),
    ),
    boundAtMost('the minute’s work with nothing to do: batches', 9, batches(cron)),
  ])
})

test('the minute’s work goes through no table', async ({ task }) => {
  const statements = [...new Map((await tick()).map((ran) => [ran.sql, ran])).values()]
  const plans = await Promise.all(statements.map((ran) => plan(bindings.DB, ran)))
  const found = plans.flatMap(scans)
  expect(found).toEqual([])
  hold(task, [boundEqual(`the minute’s work: table scans in its ${statements.length} statements`, 0, found.length)])
})
