import { expect, test } from 'vitest'
import { expectErrors } from '#test/support/expect-errors.ts'
import { aMade } from '#test/support/made-tournament.ts'
import { ask, aSaved, aUser, bindings, postJson } from '#test/support/worker.ts'
import { makePodiums } from '#worker/jobs/podiums.ts'

/** Spoils a tournament's stored data, as a value that is too large for D1 does in a deployment. */
async function spoil(id: string): Promise<void> {
  const changed = await bindings.DB.prepare(
    `update tournaments set remarks = '["cut', version = version + 1 where id = ? returning version`,
  )
    .bind(id)
    .first<{ version: number }>()
  await bindings.TournamentRoom.getByName(id).publish({ type: 'round', v: changed!.version })
  await scheduler.wait(1100)
}

test('a tournament whose data can’t be read says so to those who may see it, and its director can delete it', async () => {
  expectErrors()
  const { id, headers } = await aMade('Spoilt cup')
  await spoil(id)
  const { headers: stranger } = await aUser('spoilt-stranger')
  const seen = await ask(`/api/tournament/${id}/snapshot`, { headers })
  expect([seen.status, seen.code]).toEqual([503, 'unreadable'])
  expect(seen.text).toBe('This tournament’s data can’t be read. Its director can delete it from its desk.')
  expect((await ask(`/manage/${id}`, { headers })).status).toBe(503)
  // It is a private draft.
  for (const by of [stranger, {}])
    expect((await ask(`/api/tournament/${id}/snapshot`, { headers: by })).status).toBe(404)
  const remove = (by: Record<string, string>) =>
    postJson(`/api/tournament/${id}/delete`, { name: 'Spoilt cup' }, by).then(({ status }) => status)
  expect(await remove(stranger)).toBe(404)
  expect(await remove(headers)).toBe(200)
  expect((await ask(`/api/tournament/${id}/snapshot`, { headers })).status).toBe(404)
})

test('a job goes on with the other tournaments after one whose data can’t be read', async () => {
  expectErrors()
  for (const id of ['unreadablepodium', 'readablepodium']) await aSaved({ id, rounds: ['1-2 1'], active: false })
  await spoil('unreadablepodium')
  await makePodiums(bindings)
  const { results } = await bindings.DB.prepare(
    "select id, podium_version from tournaments where id in ('readablepodium', 'unreadablepodium') order by id",
  ).all()
  expect(results).toEqual([
    { id: 'readablepodium', podium_version: 1 },
    { id: 'unreadablepodium', podium_version: 2 },
  ])
})
