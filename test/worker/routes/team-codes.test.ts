import { expect, test } from 'vitest'
import type { PlayerRow } from '#core/rows/player-row.ts'
import { aMade, person } from '#test/support/made-tournament.ts'
import { fetchJson } from '#test/support/worker.ts'

test('a team has the code that its name makes until the desk sets another, which undo takes back', async () => {
  const { id, change, does, snapshot, undo } = await aMade('Team codes', {
    competitors: 'team',
    entries: [person('Nordlys', 2300), person('Nordkapp', 2200)],
  })
  await does({ type: 'open' })
  const codes = async () =>
    (await fetchJson<PlayerRow[]>(`/api/tournament/${id}/fetchPlayers`)).map(({ code }) => code).toSorted()
  expect(await codes()).toEqual(['NOD', 'NOR'])
  const set = await change({ type: 'editEntry', no: 2, change: { code: ' nkp ' } })
  expect(set.status).toBe(200)
  expect((await snapshot()).players.codes).toEqual({ 1: 'NKP' })
  expect(await codes()).toEqual(['NKP', 'NOR'])
  expect(await change({ type: 'editEntry', no: 1, change: { code: 'NKP' } })).toMatchObject({
    status: 409,
    message: 'NKP is the code of Entry 2 (Nordkapp).',
  })
  expect(await change({ type: 'editEntry', no: 1, change: { code: 'too long' } })).toMatchObject({ status: 400 })
  expect((await undo((await snapshot()).version)).status).toBe(200)
  expect((await snapshot()).players.codes).toBeUndefined()
  expect(await codes()).toEqual(['NOD', 'NOR'])
})
