import { expect, test } from 'vitest'
import { addEvents, addPerson } from '../../../scripts/bench/big-site.ts'
import { bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import { listEntries } from '#worker/data/entry-slices.ts'

const SIZE = { players: 4, rounds: 2 }

const run = (sql: string, ...values: unknown[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run()

/** A user who has entry 1 in so many events, and a team that has entry 2. */
async function aPerson(name: string, events: number): Promise<void> {
  await addPerson(bindings.DB, name)
  await addEvents(bindings.DB, { name, from: 1, to: events, ...SIZE })
}

const list = async (user: string, teams: string[], viewer?: { id: string; level: number }) =>
  (await listEntries(open(bindings.DB), { user, teams }, viewer)).map(({ id, entry }) => `${id} ${entry}`)

test('the newest 60 entries of a user and their teams are listed, in any proportion', async () => {
  await aPerson('both', 70)
  const entries = await list('both', ['both'])
  expect(entries.toSorted()).toEqual(
    Array.from({ length: 30 }, (_, at) => [`both${70 - at} 1`, `both${70 - at} 2`])
      .flat()
      .toSorted(),
  )
})

test('private events take no place in other viewers’ lists, and are listed for their people', async () => {
  await aPerson('hidden', 70)
  await run("update tournaments set public = 0 where id glob 'hidden*' and cast(substr(id, 7) as integer) > 10")
  const entries = await list('hidden', ['hidden'])
  expect(entries.toSorted()).toEqual(
    Array.from({ length: 10 }, (_, at) => [`hidden${at + 1} 1`, `hidden${at + 1} 2`])
      .flat()
      .toSorted(),
  )
  expect(await list('hidden', ['hidden'], { id: 'hidden', level: 0 })).toHaveLength(60)
})

test('an entry that a user has through a board and a team is listed once, and counts once', async () => {
  await aPerson('board', 50)
  await run("update players set user_id = null where user_id = 'board'")
  await run(
    `insert into individuals (tournament_id, no, team_no, board, name, user_id)
     select tournament_id, 1, 2, 1, 'Board', 'board' from players where team_id = 'board'`,
  )
  const entries = await list('board', ['board'])
  expect(entries).toHaveLength(50)
  expect(new Set(entries).size).toBe(50)
})

test('entries of up to twenty teams of a user are listed', async () => {
  await aPerson('manager', 1)
  const teams = Array.from({ length: 20 }, (_, at) => `squad${at}`)
  for (const team of teams) {
    await run('insert into teams (id, name, sort_name, created_at, updated_at) values (?1, ?1, ?1, 1, 1)', team)
    await addEvents(bindings.DB, { name: team, from: 1, to: 2, ...SIZE })
  }
  const entries = await list('manager', teams)
  expect(entries).toHaveLength(41)
})
