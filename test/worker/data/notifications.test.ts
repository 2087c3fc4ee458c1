import { expect, test } from 'vitest'
import { countingDatabase, plan } from '#test/support/count-statements.ts'
import { bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import * as notifications from '#worker/data/notifications.ts'

const PEOPLE = ['noted-ann', 'noted-bob', 'noted-cy']

test('notifications of many users take one statement, and equal the list of each user', async () => {
  await bindings.DB.batch([
    ...PEOPLE.map((id) =>
      bindings.DB.prepare(
        'insert into users (id, username, unique_id, created_at, updated_at) values (?1, ?1, ?1, 0, 0)',
      ).bind(id),
    ),
    ...PEOPLE.slice(0, 2).flatMap((id, person) =>
      Array.from({ length: 70 * (person + 1) }, (_, at) =>
        bindings.DB.prepare(
          "insert into notifications (user_id, content, role, seen, created_at) values (?, ?, 'draw', ?, ?)",
        ).bind(id, `News ${at}`, at % 3 ? 1 : 0, at % 50),
      ),
    ),
  ])
  const { d1, statements } = countingDatabase(bindings.DB)
  const told = await notifications.listOfUsers(open(d1), PEOPLE)
  expect(statements).toHaveLength(1)
  // `u` and `s` are JSON lists, not tables.
  expect((await plan(bindings.DB, statements[0]!)).filter((step) => /^SCAN (?!u\b|s\b)/.test(step))).toEqual([])
  for (const id of PEOPLE) expect(told.get(id) ?? []).toEqual(await notifications.listOfUser(open(bindings.DB), id))
})
