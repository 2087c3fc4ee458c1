import { expect, test, vi } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Act } from '#core/changes/act.ts'
import { findBrokenChange } from '#test/support/broken-change.ts'
import { snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { rowsOf } from '../../support/watched-tournament.ts'
import { aSaved, bindings } from '#test/support/worker.ts'
import type { CommitOptions } from '#worker/data/change-draft.ts'
import { listOfTournament } from '#worker/data/changes.ts'
import { commit, commitAll } from '#worker/data/commit.ts'
import { open } from '#worker/data/db.ts'
import { saveImport } from '#worker/data/import.ts'
import * as tournaments from '#worker/data/tournaments.ts'
import { digest } from '#worker/secrets/token.ts'

vi.spyOn(console, 'warn').mockImplementation(() => {})

const db = open(bindings.DB)
const BY_DIRECTOR: CommitOptions = { by: 'ann', source: 'director', now: 9 }
const stored = async (id: string): Promise<Snapshot> => snapshotFromRecords((await tournaments.loadRecords(db, id))!)
const result = (no: number, outcome: string, round = 1): Act => ({
  type: 'setResult',
  round,
  no,
  change: { outcome },
})
/** The detached texts of a tournament's changes, by reference. */
const textsOf = async (id: string): Promise<Map<string, string>> => {
  const rows = await rowsOf<{ ref: string; text: string }>(
    `select ref, group_concat(text, '' order by part) as text from change_texts where tournament_id = '${id}' group by ref`,
  )
  return new Map(rows.map(({ ref, text }) => [ref, text]))
}
const actsOf = async (id: string) => (await listOfTournament(db, id)).map(({ act }) => JSON.parse(act) as Act[])

test('a result makes one version, one change and one event', async () => {
  const cup = await aSaved({ id: 'onechange', players: 4, rounds: ['1-2 *, 3-4 *'] })
  expect(await commit(db, cup, [result(2, '10')], { ...BY_DIRECTOR, reason: 'The slip was late.' })).toEqual({
    id: 'onechange',
    version: 2,
    events: [{ type: 'match', v: 2, r: 1, n: 2, o: '10' }],
  })
  expect((await stored('onechange')).rounds[0]!.outcomes).toBe('  10')
  expect((await listOfTournament(db, 'onechange')).at(-1)).toMatchObject({
    version: 2,
    at: 9,
    by: 'ann',
    source: 'director',
    reason: 'The slip was late.',
    inverse: JSON.stringify([{ type: 'setResult', round: 1, no: 2, change: { outcome: '  ' } }]),
  })
})

test('of two concurrent results at one board, one is saved and the other is a conflict; at different boards both are saved', async () => {
  const cup = await aSaved({ id: 'twowriters', players: 4, rounds: ['1-2 *, 3-4 *'] })
  const same = await Promise.all([
    commit(db, cup, [result(1, '10')], BY_DIRECTOR),
    commit(db, cup, [result(1, '01')], BY_DIRECTOR),
  ])
  expect(same.filter((one) => 'version' in one)).toHaveLength(1)
  expect(same.filter((one) => 'conflict' in one)).toHaveLength(1)
  const before = await stored('twowriters')
  const apart = await Promise.all([
    commit(db, before, [result(1, '==')], BY_DIRECTOR),
    commit(db, before, [result(2, '==')], BY_DIRECTOR),
  ])
  expect(apart.every((one) => 'version' in one)).toBe(true)
  expect(await stored('twowriters')).toMatchObject({ version: 4, rounds: [{ outcomes: '====' }] })
})

test('sixty concurrent results at sixty boards are all saved, each in a version of its own', async () => {
  const pairings = Array.from({ length: 60 }, (_, at) => `${2 * at + 1}-${2 * at + 2} *`).join(', ')
  const cup = await aSaved({ id: 'sixty', rounds: [pairings] })
  const results: Awaited<ReturnType<typeof commit>>[] = []
  // A few at a time: a room sends them one after the other.
  for (let at = 0; at < 60; at += 6) {
    const some = Array.from({ length: 6 }, (_, next) => commit(db, cup, [result(at + next + 1, '10')], BY_DIRECTOR))
    results.push(...(await Promise.all(some)))
  }
  expect(results.filter((one) => !('version' in one))).toEqual([])
  expect(await stored('sixty')).toMatchObject({ version: 61, rounds: [{ outcomes: '10'.repeat(60) }] })
  expect(await findBrokenChange('sixty', await listOfTournament(db, 'sixty'), digest)).toBeUndefined()
})

test('concurrent changes with the same key are made once, with the same answer', async () => {
  const cup = await aSaved({ id: 'samekey', players: 2, rounds: ['1-2 *'] })
  const keyed = { ...BY_DIRECTOR, key: 'ann 1' }
  const answers = await Promise.all(Array.from({ length: 5 }, () => commit(db, cup, [result(1, '10')], keyed)))
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ version: 2, events: [{ type: 'match', v: 2, o: '10' }] })
  expect(await actsOf('samekey')).toHaveLength(2)
  // Later changes do not make the key valid again.
  await commit(db, await stored('samekey'), [result(1, '01')], BY_DIRECTOR)
  expect(await commit(db, cup, [result(1, '10')], keyed)).toMatchObject({ version: 2 })
  expect((await stored('samekey')).rounds[0]!.outcomes).toBe('01')
})

test('a failure in the middle leaves nothing behind', async () => {
  const cup = await aSaved({ id: 'halfway', players: 2, rounds: ['1-2 *'] })
  const failing = {
    ...BY_DIRECTOR,
    also: () => [sql`insert into deputies (tournament_id, user_id) values ('halfway', null)`],
  }
  await expect(commit(db, cup, [result(1, '10')], failing)).rejects.toThrow('NOT NULL')
  expect(await stored('halfway')).toEqual(cup)
  expect(await actsOf('halfway')).toHaveLength(1)
})

test('extra statements run only when the change is saved', async () => {
  const cup = await aSaved({ id: 'along', players: 2, rounds: ['1-2 *'] })
  const along = (outcome: string, guard = sql`true`): Promise<unknown> =>
    commit(db, cup, [result(1, outcome)], {
      ...BY_DIRECTOR,
      guard,
      also: (landed) => [
        sql`insert into notices (title, content, tournament_id, created_at, updated_at) select ${outcome}, '', 'along', 1, 1 where ${landed}`,
      ],
    })
  expect(await along('01', sql`1 = 2`)).toEqual({ conflict: true })
  await along('10')
  expect(await along('==')).toEqual({ conflict: true })
  expect(await rowsOf("select title from notices where tournament_id = 'along'")).toEqual([{ title: '10' }])
})

test('several tournaments are changed together, or none of them', async () => {
  const [one, other] = [
    await aSaved({ id: 'together1', players: 2, rounds: ['1-2 *'] }),
    await aSaved({ id: 'together2', players: 2, rounds: ['1-2 *'] }),
  ]
  const acts = [result(1, '10')]
  const both = [
    { snapshot: one, acts },
    { snapshot: other, acts },
  ]
  await commit(db, other, [result(1, '01')], BY_DIRECTOR)
  expect(await commitAll(db, both, BY_DIRECTOR)).toEqual({ conflict: true })
  expect(await stored('together1')).toEqual(one)
  const fresh = [
    { snapshot: one, acts },
    { snapshot: await stored('together2'), acts },
  ]
  expect(await commitAll(db, fresh, BY_DIRECTOR)).toMatchObject([{ version: 2 }, { version: 3 }])
  expect((await stored('together2')).rounds[0]!.outcomes).toBe('10')
})

test('a chain of changes holds, and finds the version that was tampered with', async () => {
  const cup = await aSaved({ id: 'chained', players: ['Ann Lee', 'Bo'], rounds: ['1-2 *'] })
  await commit(db, cup, [result(1, '10')], BY_DIRECTOR)
  await commit(db, await stored('chained'), [{ type: 'setOwner', no: 1, owner: 'ann' }], BY_DIRECTOR)
  await commit(db, await stored('chained'), [result(1, '01')], BY_DIRECTOR)
  const broken = async () => findBrokenChange('chained', await listOfTournament(db, 'chained'), digest)
  expect(await broken()).toBeUndefined()
  await bindings.DB.prepare(
    "update changes set act = replace(act, '\"10\"', '\"==\"') where tournament_id = 'chained' and version = 2",
  ).run()
  expect(await broken()).toBe(2)
})

test('names are stored apart from the changes, and erasing them leaves the chain whole', async () => {
  const cup = await aSaved({ id: 'names', players: ['Ann Lee', 'Bo'], rounds: [] })
  await commit(db, cup, [{ type: 'renameEntry', no: 1, firstName: 'Anna', lastName: 'Li' }], BY_DIRECTOR)
  const changes = JSON.stringify(await listOfTournament(db, 'names'))
  // Only whole names: a digest may begin with the letters of one.
  expect(changes).not.toMatch(/"(?:Anna?|Lee|Li)\\?"/)
  expect([...(await textsOf('names')).values()].toSorted()).toEqual(['Ann', 'Anna', 'Lee', 'Li'])
  const texts = await rowsOf<{ ref: string; salt: string; text: string; entry: number }>(
    "select ref, salt, text, entry from change_texts where tournament_id = 'names'",
  )
  for (const { ref, salt, text, entry } of texts) {
    expect(await digest(salt + text)).toBe(ref)
    expect(entry).toBe(1)
  }
  await bindings.DB.prepare("delete from change_texts where tournament_id = 'names'").run()
  expect(await findBrokenChange('names', await listOfTournament(db, 'names'), digest)).toBeUndefined()
})

test('announcing, editing and taking down an announcement each make a version', async () => {
  const cup = await aSaved({ id: 'announces', players: 2, rounds: ['1-2 *'] })
  const announcement = { id: 7001, title: 'Lunch', announcement: 'At *noon*.', createdAt: 5 }
  expect(await commit(db, cup, [{ type: 'announce', announcement }], BY_DIRECTOR)).toMatchObject({
    events: [{ type: 'announcement', v: 2 }],
  })
  const rows = () => rowsOf("select title, announcement from announcements where tournament_id = 'announces'")
  expect(await rows()).toEqual([{ title: 'Lunch', announcement: 'At *noon*.' }])
  const after = { ...announcement, announcement: 'At one.' }
  await commit(db, cup, [{ type: 'editAnnouncement', before: announcement, after }], BY_DIRECTOR)
  expect(await rows()).toEqual([{ title: 'Lunch', announcement: 'At one.' }])
  await commit(db, cup, [{ type: 'takeDownAnnouncement', announcement: after }], BY_DIRECTOR)
  expect(await rows()).toEqual([])
  expect((await stored('announces')).version).toBe(4)
})

test('an import is one change, whose inverse is the tournament before it', async () => {
  const first = await aSaved({ id: 'imported', players: ['Ann', 'Bo'], rounds: ['1-2 1'] })
  await saveImport(db, {
    snapshot: { ...first, name: 'Cup, again', rounds: [], round: 0 },
    individuals: [],
    games: [],
  })
  const changes = await listOfTournament(db, 'imported')
  expect(changes.map(({ source, version }) => [source, version])).toEqual([
    ['import', 1],
    ['import', 2],
  ])
  expect(changes[0]!.inverse).toBe('null')
  const [inverse] = JSON.parse(changes[1]!.inverse) as [{ file: { ref: string } }]
  const file = JSON.parse((await textsOf('imported')).get(inverse.file.ref)!) as { snapshot: Snapshot }
  expect(file.snapshot).toEqual(first)
})

test('a change of a tournament that was deleted meanwhile does not make it again', async () => {
  const cup = await aSaved({ id: 'deletedmeanwhile', players: 4, rounds: ['1-2 *, 3-4 *'] })
  await bindings.DB.batch([
    bindings.DB.prepare("delete from tournaments where id = 'deletedmeanwhile'"),
    bindings.DB.prepare("delete from changes where tournament_id = 'deletedmeanwhile'"),
  ])
  const announcement = { id: 7101, title: 'Lunch', announcement: 'At noon.', createdAt: 5 }
  for (const act of [result(1, '10'), { type: 'announce', announcement } satisfies Act])
    expect(await commit(db, cup, [act], BY_DIRECTOR)).toEqual({ conflict: true })
  expect(await rowsOf("select id from tournaments where id = 'deletedmeanwhile'")).toEqual([])
  expect(await rowsOf("select version from changes where tournament_id = 'deletedmeanwhile'")).toEqual([])
})
