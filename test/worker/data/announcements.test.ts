import { expect, test } from 'vitest'
import { bindings } from '#test/support/worker.ts'
import { newest } from '#worker/data/announcements.ts'
import { open } from '#worker/data/db.ts'

const { DB } = bindings

test('notices and announcements', async () => {
  await DB.batch([
    DB.prepare(
      "insert into tournaments (id, name, public, created_at, updated_at) values ('cup', 'Cup', 1, 1, 1), ('secret', 'Secret', 0, 1, 1)",
    ),
    DB.prepare(
      "insert into notices (title, content, created_at, updated_at, tournament_id) select 'N' || value, 'text', value, value, null from generate_series(1, 5)",
    ),
  ]).catch((e) => console.log(e))
  expect(1).toBe(1)
})
