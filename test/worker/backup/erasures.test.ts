import { expect, test, vi } from 'vitest'
import { aPerson, claims } from '#test/support/people.ts'
import { aMember, call, PASSWORD, profile } from '#test/support/sign-in.ts'
import { aSaved, bindings } from '#test/support/worker.ts'
import { forgetErasures, listErasures } from '#worker/backup/erasures.ts'
import { open } from '#worker/data/db.ts'
import { eraseAgain } from '#worker/jobs/erase-again.ts'
import { eraseAccount } from '#worker/use-cases/erase-account.ts'

const bucket = bindings.BACKUPS!
const userOf = (id: string) => bindings.DB.prepare('select id from users where id = ?').bind(id).first<string>('id')
const nameOf = (id: string) =>
  bindings.DB.prepare('select first_name from players where tournament_id = ? and no = 1').bind(id).first('first_name')

test('an account that was deleted and comes back with a backup is deleted again, with the name in its results', async () => {
  const zoe = await aMember('zoe-gone')
  const { id } = JSON.parse((await profile(zoe)).text) as { id: string }
  await aSaved({ id: 'erasedagain', players: ['Zoe Gone', 'Bob'], rounds: ['1-2 1'] })
  await claims('erasedagain', 1, { user_id: id, owner: 'zoe-gone' })
  expect((await call('/profile/delete', { password: PASSWORD, name: 'deleted' }, zoe)).status).toBe(200)
  expect(await listErasures(bucket)).toContainEqual({ id, name: 'deleted', at: expect.any(Number) })
  // As a restore leaves it.
  await aPerson(id, { username: 'zoe-gone', unique_id: 'zoe-gone' })
  await bindings.DB.prepare(
    `update players set first_name = 'Zoe', last_name = 'Gone' where tournament_id = 'erasedagain' and no = 1`,
  ).run()
  await claims('erasedagain', 1, { user_id: id, owner: 'zoe-gone' })
  await eraseAgain(bindings, Date.now())
  expect(await userOf(id)).toBeNull()
  expect(await nameOf('erasedagain')).toBe('Deleted player')
})

test('other accounts stay, also a later one with the id of a deleted one', async () => {
  await aPerson('stays-here')
  await aPerson('comes-later', { created_at: 5000 })
  await bucket.put('erasures/4000/deleted/comes-later', '')
  await eraseAgain(bindings, Date.now())
  expect([await userOf('stays-here'), await userOf('comes-later')]).toEqual(['stays-here', 'comes-later'])
})

test('if R2 takes no note, the account is deleted all the same, and the log says whom to delete again after a restore', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await aPerson('unnoted')
  const BACKUPS = { put: () => Promise.reject(new Error('R2 takes nothing')) } as unknown as R2Bucket
  const rest: Promise<unknown>[] = []
  const context = {
    env: { ...bindings, BACKUPS },
    db: open(bindings.DB),
    waitUntil: (work: Promise<unknown>) => void rest.push(work),
  }
  await eraseAccount(context, { id: 'unnoted', username: 'unnoted' }, 'keep', Date.now())
  await Promise.all(rest)
  expect(await userOf('unnoted')).toBeNull()
  expect(logged).toHaveBeenCalledWith(
    expect.stringMatching(
      /^Account unnoted was deleted, but not noted beside the backups: delete it again after a restore\. /,
    ),
  )
})

test('notes from before the oldest backup are forgotten', async () => {
  await bucket.put('erasures/1000/keep/early', '')
  await bucket.put('erasures/3000/keep/late', '')
  await forgetErasures(bucket, 2000)
  const ids = (await listErasures(bucket)).map(({ id }) => id)
  expect(ids).toContain('late')
  expect(ids).not.toContain('early')
})
