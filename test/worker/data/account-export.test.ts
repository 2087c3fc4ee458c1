import { expect, test } from 'vitest'
import { bindings, aUser } from '#test/support/worker.ts'
import { aPerson, aTeam } from '#test/support/people.ts'
import { exportAll, EXPORT_QUERIES } from '#worker/data/account-export.ts'
import { open } from '#worker/data/db.ts'

/** Columns that refer to users. */
const OF_USERS = /^(user_id|by|author_id|organiser_id|founder_id|created_by|deleted_by|invited_by)$/

/** Tables whose rows belong to a user through another table. */
const THROUGH_OTHERS = [
  'individuals',
  'change_texts',
  'deleted_rows',
  'follow_stars',
  'follow_browsers',
  'matches',
  'games',
  'bonuses',
  'bye_requests',
  'check_ins',
  'player_requests',
]

test('every table that refers to a user is part of what users can download', async () => {
  const { results } = await bindings.DB.prepare(
    `select t.name as "table", c.name as "column" from sqlite_master t join pragma_table_info(t.name) c
     where t.type = 'table' and t.name not like 'sqlite_%' and t.name not like '\\_cf%' escape '\\'`,
  ).all<{ table: string; column: string }>()
  const tables = new Set(results.flatMap(({ table, column }) => (OF_USERS.test(column) ? [table] : [])))
  const queries = Object.values(EXPORT_QUERIES).join('\n')
  const isRead = (table: string) => new RegExp(`\\b(from|join) ${table}\\b`).test(queries)
  expect([...tables, ...THROUGH_OTHERS].filter((table) => !isRead(table))).toEqual([])
})

test('a user’s download has their invitations and the tournaments that they run, and nothing of others', async () => {
  await aUser('export-own')
  await aPerson('export-other')
  await aTeam('export-team')
  await bindings.DB.batch([
    bindings.DB.prepare("insert into team_invitations values ('export-team', 'export-own', 'export-other', 5)"),
    bindings.DB.prepare("insert into team_invitations values ('export-team', 'export-other', null, 6)"),
    bindings.DB.prepare(
      `insert into tournaments (id, name, organiser_id, created_at, updated_at) values ('exportcup', 'Cup', 'export-own', 1, 1)`,
    ),
  ])
  const own = await exportAll(open(bindings.DB), 'export-own')
  expect(own.teamInvitations).toEqual([{ team_id: 'export-team', created_at: 5, kind: 'received' }])
  expect(own.organised).toMatchObject([{ id: 'exportcup' }])
  expect(JSON.stringify(await exportAll(open(bindings.DB), 'nobody'))).not.toMatch(/export/)
})
