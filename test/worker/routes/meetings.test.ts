import { expect, test } from 'vitest'
import type { HeadToHead } from '#core/rows/head-to-head.ts'
import { DAY } from '#core/time.ts'
import { plan } from '#test/support/count-statements.ts'
import { ask, aSaved, bindings, fetchJson } from '#test/support/worker.ts'

const JUNE = Date.UTC(2026, 5, 1)
const meetings = (first: string, second: string, headers = {}) =>
  fetchJson<HeadToHead>(`/api/meetings?first=${first}&second=${second}`, { headers })
const withFideIds = (id: string, ids: string[]) =>
  bindings.DB.batch(
    ids.map((fide, at) =>
      bindings.DB.prepare('update players set fide_id = ?1 where tournament_id = ?2 and no = ?3').bind(
        fide,
        id,
        at + 1,
      ),
    ),
  )

await aSaved({ id: 'metone', name: 'Met One', players: ['Ann', 'Bob'], rounds: ['1-2 1'], dates: [JUNE] })
await aSaved({ id: 'mettwo', players: ['Bob', 'Cy', 'Ann'], rounds: ['1-3 1', '1-3 =', '3-1 *'], dates: [JUNE + DAY] })
await aSaved({ id: 'metpriv', players: ['Ann', 'Bob'], rounds: ['1-2 1'], settings: { public: false } })
await withFideIds('metone', ['1001', '1002'])
await withFideIds('mettwo', ['1002', '1003', '1001'])
await withFideIds('metpriv', ['1001', '1002'])

test('games of two players count over all public events, whichever entries are asked for', async () => {
  const known = await meetings('metone-1', 'metone-2')
  expect(known).toMatchObject({ won: 1, drawn: 1, lost: 1 })
  expect(known.meetings.map(({ tournamentId, scores }) => [tournamentId, scores])).toEqual([
    ['mettwo', [0, 1]],
    ['metone', [1, 0]],
    ['mettwo', [0.5, 0.5]],
  ])
  expect(await meetings('mettwo-1', 'mettwo-3')).toMatchObject({ won: 1, drawn: 1, lost: 1 })
})

test('two who never met have an empty balance', async () => {
  expect(await meetings('mettwo-2', 'mettwo-3')).toEqual({ won: 0, drawn: 0, lost: 0, meetings: [] })
})

test('entries without an account and a FIDE ID are the same in their own event alone, and forfeits don’t count', async () => {
  await aSaved({ id: 'metalone', players: ['Ann', 'Bob'], rounds: ['1-2 +', '2-1 1'] })
  expect(await meetings('metalone-1', 'metalone-2')).toMatchObject({ won: 0, drawn: 0, lost: 1 })
})

test('games on boards of a team match count for players, and matches for teams', async () => {
  await aSaved({
    id: 'metclub',
    players: ['Rooks', 'Knights'],
    rounds: ['1-2 3:1'],
    settings: { competitors: 'team', gamePointTotal: 4 },
  })
  const run = (sql: string) => bindings.DB.prepare(sql).run()
  await run(`insert into individuals (tournament_id, no, team_no, board, name, fide_id)
    values ('metclub', 1, 1, 1, 'Ann', '1001'), ('metclub', 2, 2, 1, 'Bob', '1002')`)
  await run(`insert into games (tournament_id, round, match_no, no, board, white, black, white_individual, black_individual, white_first, outcome)
    values ('metclub', 1, 1, 1, 1, 'Bob', 'Ann', 2, 1, 0, '01')`)
  expect(await meetings('metone-1', 'metone-2')).toMatchObject({ won: 2, drawn: 1, lost: 1 })
  expect(await meetings('metclub-2', 'metclub-1')).toMatchObject({ won: 0, lost: 1, meetings: [{ scores: [1, 3] }] })
})

test('entries of private events are not found', async () => {
  expect((await ask('/api/meetings?first=metpriv-1&second=metpriv-2')).status).toBe(404)
  expect((await ask('/api/meetings?first=metone-1&second=nosuch-1')).status).toBe(404)
})

test('what is no entry is refused', async () => {
  expect((await ask('/api/meetings?first=x&second=metone-1')).status).toBe(400)
})

test('results of an event that its reader hides don’t count', async () => {
  expect(await meetings('metone-1', 'metone-2', { cookie: 'spoilers=hide' })).toMatchObject({ won: 0, meetings: [] })
})

test('everything is found by indexes', async () => {
  const { statements } = await ask('/api/meetings?first=metone-2&second=metone-1')
  const steps = (await Promise.all(statements.map((one) => plan(bindings.DB, one)))).flat().join('\n')
  expect(steps).toContain('INDEX matches_of_white')
  expect(steps).not.toMatch(/SCAN (players|matches|games|individuals|tournaments)\b/)
})
