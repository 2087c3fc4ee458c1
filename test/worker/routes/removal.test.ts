import { evictDurableObject } from 'cloudflare:test'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { DAY } from '#core/time.ts'
import { rowsOf } from '#test/support/watched-tournament.ts'
import { aMade, result, START } from '#test/support/made-tournament.ts'
import { claims } from '#test/support/people.ts'
import { aUser, bindings, fetchJson, postJson, ask as askSite } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import { remove, TABLES_OF_TOURNAMENTS } from '#worker/data/deleted-tournaments.ts'
import * as schema from '#worker/data/schema/index.ts'
import { sweep } from '#worker/jobs/sweep.ts'

/** Tables whose rows stay in place, and tables that are rebuilt or expire. */
const ELSEWHERE = [
  'changes',
  'change_texts',
  'archives',
  'archived_slices',
  'places',
  'names',
  'notifications',
  'deleted_rows',
  'feedback',
  'follow_marks',
  'follow_pushes',
  // What waits is about a round that a restored tournament may not play on.
  'letters',
  'round_letters_due',
  // They belong to a season or a festival, and are without a tournament until it is restored.
  'season_divisions',
  'season_playoffs',
  'festival_sections',
  'festival_places',
  // Those for boards end with the tournament.
  'access_tokens',
]

test('the rows of every table that belongs to tournaments move along', async () => {
  const tables = Object.values(schema).filter((table) => is(table, SQLiteTable))
  const found = tables.filter((table) => 'tournamentId' in getTableColumns(table)).map((table) => getTableName(table))
  const known = new Set([...TABLES_OF_TOURNAMENTS.map(getTableName), ...ELSEWHERE])
  expect(found.filter((name) => !known.has(name))).toEqual([])
})

const everything = async (id: string) =>
  Promise.all(
    TABLES_OF_TOURNAMENTS.map(getTableName).map((name) =>
      rowsOf(`select * from ${name} where ${name === 'tournaments' ? 'id' : 'tournament_id'} = '${id}'`),
    ),
  )

test('a deleted tournament is unknown to all viewers, and is restored unchanged', async () => {
  const { id, headers, does, snapshot, history } = await aMade('Deleted cup')
  await does(...START, result(1, '10'))
  const { headers: player } = await aUser('deletedcup-ann')
  await claims(id, 1, { user_id: 'deletedcup-ann', owner: 'deletedcup-ann' })
  const before = await everything(id)
  const known = await history()
  const ask = (path: string, name?: string, by = headers) => postJson(`/api/tournament/${id}/${path}`, { name }, by)
  expect((await ask('delete', 'Deleted')).status).toBe(400)
  expect((await ask('delete', 'Deleted cup')).status).toBe(200)
  for (const by of [headers, player, {}]) {
    for (const path of [`/api/tournament/${id}/snapshot`, `/api/tournament/${id}/getDesk`, `/t/${id}/standings`]) {
      const { status } = await askSite(path, { headers: by })
      expect([path, path.endsWith('getDesk') && !('authorization' in by) ? 404 : status]).toEqual([path, 404])
    }
  }
  expect((await everything(id)).flat()).toEqual([])
  const list = (by: Record<string, string>) =>
    fetchJson<{ id: string }[]>('/api/profile/deletedTournaments', { headers: by })
  expect((await list(headers)).map((one) => one.id)).toEqual([id])
  expect(await list(player)).toEqual([])
  // Its address stays reserved.
  const other = await postJson('/api/tournament/create', { name: 'Deleted cup', rounds: 1 }, headers)
  expect((JSON.parse(other.text) as { id: string }).id).not.toBe(id)
  expect((await ask('restore', undefined, player)).status).toBe(404)
  expect((await ask('restore')).status).toBe(200)
  expect(await list(headers)).toEqual([])
  const after = await everything(id)
  const [was, is] = [before[0]![0] as { version: number }, after[0]![0] as { version: number }]
  expect({ ...is, version: 0 }).toEqual({ ...was, version: 0 })
  expect(is.version).toBeGreaterThan(was.version + 1)
  expect(after.slice(1)).toEqual(before.slice(1))
  expect((await snapshot()).rounds[0]!.outcomes.startsWith('10')).toBe(true)
  expect(await history()).toEqual(known)
  await does(result(2, '01'))
})

test('whatever showed a deleted public tournament shows nothing of it, also after its room has slept', async () => {
  const { id, headers, does } = await aMade('Public deleted cup')
  await does(...START, result(1, '10'))
  const places = [
    `/api/tournament/${id}/snapshot`,
    `/api/tournament/${id}/getChanges`,
    `/api/tournament/${id}/getChain`,
    `/api/tournament/${id}/getMoment?at=2`,
    `/api/tournament/${id}/getPairings?round=1`,
    `/api/tournament/${id}/tournament.trf`,
    `/api/tournament/${id}/games.pgn`,
    `/t/${id}/dashboard`,
    `/t/${id}/history`,
    `/t/${id}/standings/1`,
    `/t/${id}/standings?embed=standings`,
    `/g/${id}-1-1`,
    `/og/t/${id}.png`,
    `/og/g/${id}-1-1.png`,
  ]
  const statuses = async () =>
    Object.fromEntries(await Promise.all(places.map(async (path) => [path, (await askSite(path)).status] as const)))
  const all = (status: number) => Object.fromEntries(places.map((path) => [path, status]))
  expect(await statuses()).toEqual(all(200))
  // As if another isolate had deleted it: this one holds copies of everything.
  await remove(open(bindings.DB), id, 'Public deleted cup-boss', Date.now())
  expect(Object.values(await statuses()).filter((status) => status >= 500)).toEqual([])
  const room = bindings.TournamentRoom.getByName(id)
  await room.publish({ type: 'round', v: 99 })
  await evictDurableObject(room)
  await scheduler.wait(1100)
  expect(await statuses()).toEqual(all(404))
  expect((await postJson(`/api/tournament/${id}/restore`, {}, headers)).status).toBe(200)
  expect(await statuses()).toEqual(all(200))
})

test('after thirty days it is deleted for good; entries of users who were deleted meanwhile are restored without an owner', async () => {
  const [gone, kept] = [await aMade('Gone cup'), await aMade('Set aside cup')]
  await aUser('setaside-ann')
  await claims(kept.id, 1, { user_id: 'setaside-ann', owner: 'setaside-ann' })
  await bindings.DB.prepare("insert into deputies values (?, 'setaside-ann')").bind(kept.id).run()
  for (const { id, headers } of [gone, kept]) {
    const name = id === gone.id ? 'Gone cup' : 'Set aside cup'
    expect((await postJson(`/api/tournament/${id}/delete`, { name }, headers)).status).toBe(200)
  }
  await bindings.DB.prepare('update deleted_tournaments set deleted_at = ? where id = ?')
    .bind(Date.now() - 30 * DAY - 1, gone.id)
    .run()
  await bindings.DB.prepare("delete from users where id = 'setaside-ann'").run()
  await sweep(bindings, Date.now())
  expect((await postJson(`/api/tournament/${gone.id}/restore`, {}, gone.headers)).status).toBe(404)
  for (const table of ['changes', 'change_texts', 'deleted_rows'])
    expect(await rowsOf(`select * from ${table} where tournament_id = '${gone.id}'`)).toEqual([])
  expect((await postJson(`/api/tournament/${kept.id}/restore`, {}, kept.headers)).status).toBe(200)
  expect(await rowsOf(`select user_id from players where tournament_id = '${kept.id}' and no = 1`)).toEqual([
    { user_id: null },
  ])
  expect(await rowsOf(`select * from deputies where tournament_id = '${kept.id}'`)).toEqual([])
})

test('a deputy directs from accepting the invitation until being removed, and is shown as one only then', async () => {
  const { id, headers } = await aMade('Deputies')
  const { headers: helper } = await aUser('deputies-help')
  const status = async () => (await askSite(`/api/tournament/${id}/getDesk`, { headers: helper })).status
  const ask = (path: string, username: string) => postJson(`/api/tournament/${id}/${path}`, { username }, headers)
  const before = await status()
  expect((await ask('addDeputy', 'nobody-of-that-name')).status).toBe(404)
  expect((await ask('addDeputy', 'Deputies-Help')).status).toBe(200)
  expect(await status()).toBe(before)
  const staff = async () => {
    const { deputies, invited } = await fetchJson<{ deputies: string[]; invited: object[] }>(
      `/api/tournament/${id}/getDesk`,
      { headers },
    )
    return { deputies, invited }
  }
  const invited = [{ username: 'deputies-help', role: 'deputy', fromBoard: null, toBoard: null }]
  expect(await staff()).toEqual({ deputies: [], invited })
  const answer = (accept: boolean) => postJson('/api/profile/answerInvitation', { kind: 'deputy', id, accept }, helper)
  expect((await answer(true)).status).toBe(200)
  expect(await answer(true)).toMatchObject({ status: 409, code: 'already-answered' })
  expect(await status()).toBe(200)
  expect(await staff()).toEqual({ deputies: ['deputies-help'], invited: [] })
  expect((await ask('addDeputy', 'deputies-help')).text).toContain('is a deputy already.')
  expect((await ask('removeDeputy', 'deputies-help')).status).toBe(200)
  expect(await status()).toBe(before)
  expect((await ask('removeDeputy', 'deputies-help')).status).toBe(404)
  await ask('addDeputy', 'deputies-help')
  expect((await ask('removeDeputy', 'deputies-help')).text).toContain('Invitation withdrawn.')
  expect((await answer(true)).status).toBe(409)
})
