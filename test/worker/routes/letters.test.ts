import { expect, test } from 'vitest'
import { emailsTo } from '#test/support/emails.ts'
import { aMember, call, PASSWORD, register, signedIn } from '#test/support/sign-in.ts'
import { aSaved, bindings, type Answer } from '#test/support/worker.ts'

const NEW_PASSWORD = 'Sokolsky 1. b4 always'
const LETTER = /insert into "?letters/
const verify = (username: string) =>
  bindings.DB.prepare(`update users set email_meta = '{"verified":true,"requests":true}' where username = ?`)
    .bind(username)
    .run()

/** The statements of the batch that wrote a letter; throws if none did. */
function batchOfLetter({ statements, text }: Answer): string {
  const letter = statements.find(({ sql }) => LETTER.test(sql))
  if (!letter) throw new Error(`No letter was written: ${text}`)
  return statements.flatMap(({ sql, batch }) => (batch === letter.batch ? sql : [])).join('\n')
}

test('a letter is saved in one batch with what it is about, so that neither exists without the other', async () => {
  const registered = await register('ann-letters')
  expect(batchOfLetter(registered)).toMatch(/insert into "codes"/)
  const ann = signedIn(registered)
  await verify('ann-letters')
  const asked = await call('/requestPasswordReset', { username: 'ann-letters' })
  expect(batchOfLetter(asked)).toMatch(/insert into "codes"/)
  const code = /code=([\w-]+)/.exec((await emailsTo('ann-letters@example.org'))[0]!.body)![1]
  const changed = await call('/triggerPasswordReset', {
    password: NEW_PASSWORD,
    passwordRepeat: NEW_PASSWORD,
    sid: code,
  })
  expect(batchOfLetter(changed)).toMatch(/update "users" set "password_hash"/)
  const again = signedIn(changed)
  const moved = await call(
    '/profile/updateAccount',
    { account: 'email', data: { email: 'ann-new@example.org', password: NEW_PASSWORD } },
    again,
  )
  expect(moved.status, moved.text).toBe(200)
  expect(batchOfLetter(moved)).toMatch(/update "users" set "email"/)
  expect(ann).not.toEqual(again)
})

test('a letter about a request is saved with its notification', async () => {
  const [boss, asks] = [await aMember('boss-letters'), await aMember('asks-letters')]
  await verify('boss-letters')
  await aSaved({ id: 'letterscup', players: ['Ann'], rounds: [], settings: { allowRegistration: 'approve' } })
  await bindings.DB.prepare(
    `update tournaments set organiser_id = (select id from users where username = 'boss-letters') where id = 'letterscup'`,
  ).run()
  const joined = await call('/tournament/letterscup/join', {}, asks)
  expect(batchOfLetter(joined)).toMatch(/insert into notifications/)
  expect(await emailsTo('boss-letters@example.org')).toHaveLength(1)
  expect(boss).toBeDefined()
})

test('deleting an account deletes the letters that wait for it', async () => {
  const ann = signedIn(await register('ann-leaves'))
  await call('/requestUsernameReminder', { email: 'ann-leaves@example.org' })
  expect(await emailsTo('ann-leaves@example.org')).toHaveLength(2)
  expect((await call('/profile/delete', { password: PASSWORD, name: 'keep' }, ann)).status).toBe(200)
  expect(await emailsTo('ann-leaves@example.org')).toEqual([])
})
