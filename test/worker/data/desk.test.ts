import { expect, test } from 'vitest'
import { aSaved, aUser, bindings } from '#test/support/worker.ts'
import { open } from '#worker/data/db.ts'
import { loadDesk, loadRecords } from '#worker/data/tournaments.ts'

const db = open(bindings.DB)

/** A league in its first round. */
const aLeague = (id: string) =>
  aSaved({ id, players: ['Rooks', 'Knights', 'Bishops'], rounds: ['1-2 *, 3 U'], settings: { competitors: 'team' } })

const run = (id: string, ...statements: string[]) =>
  bindings.DB.batch(statements.map((sql) => bindings.DB.prepare(sql).bind(id)))

const DRAW = { round: 2, engine: 'hand', proposed: [], pairs: [{ white: 2, black: 1 }] }

/** Rows of each kind that only the desk sees. The id is the league's, and that of the user who is its arbiter. */
async function fill(id: string): Promise<void> {
  await aUser(id)
  await run(
    id,
    "insert into bye_requests values (?1, 2, 3, 'H', 'waiting'), (?1, 3, 1, 'Z', 'granted')",
    'insert into check_ins values (?1, 1, 1, 1), (?1, 1, 2, 0)',
    `insert into draws (tournament_id, round, engine, proposed, pairs) values (?1, 2, 'hand', '[]', '[{"white":2,"black":1}]')`,
    "insert into line_ups values (?1, 1, 2, '[4,0,7]'), (?1, 1, 1, '[1]')",
    "insert into taken_back_rounds values (?1, 2, '[]')",
    'insert into arbiters (tournament_id, user_id, id, from_board, to_board) values (?1, ?1, 1, 1, 20)',
  )
}

test('the desk reads what only the staff of a tournament sees', async () => {
  await aLeague('desk')
  await fill('desk')
  expect((await loadDesk(db, 'desk'))?.desk).toEqual({
    byeRequests: [
      { round: 2, player: 3, type: 'H', state: 'waiting' },
      { round: 3, player: 1, type: 'Z', state: 'granted' },
    ],
    checkIns: [
      { round: 1, player: 1, isPresent: true },
      { round: 1, player: 2, isPresent: false },
    ],
    draws: [DRAW],
    lineUps: [
      { round: 1, team: 1, individuals: [1] },
      { round: 1, team: 2, individuals: [4, 0, 7] },
    ],
    takenBack: [{ round: 2, matches: [] }],
  })
})

test('a tournament without rows for the desk has empty lists', async () => {
  await aLeague('cleared')
  expect((await loadDesk(db, 'cleared'))?.desk).toEqual({
    byeRequests: [],
    checkIns: [],
    draws: [],
  })
})

test('the rows of public snapshots contain no data of the desk', async () => {
  await aLeague('discreet')
  const before = await loadRecords(db, 'discreet')
  await fill('discreet')
  expect(await loadRecords(db, 'discreet')).toEqual(before)
})

test('byes, check-ins and line-ups are deleted with the entry, arbiters with the account', async () => {
  await aLeague('parting')
  await fill('parting')
  await run(
    'parting',
    'delete from players where tournament_id = ?1 and no <> 2',
    'delete from matches where tournament_id = ?1',
    'delete from users where id = ?1',
  )
  expect((await loadDesk(db, 'parting'))?.desk).toEqual({
    byeRequests: [],
    checkIns: [{ round: 1, player: 2, isPresent: false }],
    draws: [DRAW],
    // A round that is taken back and published again keeps its line-ups.
    lineUps: [{ round: 1, team: 2, individuals: [4, 0, 7] }],
    takenBack: [{ round: 2, matches: [] }],
  })
  const arbiters = bindings.DB.prepare("select user_id from arbiters where tournament_id = 'parting'")
  expect((await arbiters.all()).results).toEqual([])
})
