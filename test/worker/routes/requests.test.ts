import { expect, test } from 'vitest'
import { aChessSite } from '#test/support/chess-site.ts'
import { emailsTo } from '#test/support/emails.ts'
import { claims } from '#test/support/people.ts'
import { aMember, call, profile, register } from '../../support/sign-in.ts'
import { aSaved, bindings, fetchJson } from '#test/support/worker.ts'

await aChessSite()
type Headers = Record<string, string>
interface Note {
  content: string
  link: string
  role: string
}

const idOf = async (headers: Headers) => (JSON.parse((await profile(headers)).text) as { id: string }).id
const notes = (headers: Headers) => fetchJson<Note[]>('/api/profile/notifications', { headers })
const run = (sql: string, ...values: (string | number)[]) =>
  bindings.DB.prepare(sql)
    .bind(...values)
    .run()

/** A tournament with its director, a deputy, and a user who sends requests. */
async function aDirected(id: string, settings: object) {
  await aSaved({ id, name: `Cup ${id}`, players: ['Ann', 'Bob', 'Cy'], rounds: ['1-2 *'], settings })
  const people = await Promise.all(['boss', 'help', 'asks'].map((name) => aMember(`${name}-${id}`)))
  const [boss, help, asks] = people as [Headers, Headers, Headers]
  await run('update tournaments set organiser_id = ? where id = ?', await idOf(boss), id)
  await run('insert into deputies values (?, ?)', id, await idOf(help))
  return { boss, help, asks }
}

test('directors are notified of requests to join, once until they look, and the user is notified of the answer', async () => {
  const { boss, help, asks } = await aDirected('joinnews', { allowRegistration: 'approve' })
  await call('/tournament/joinnews/join', {}, asks)
  await call('/tournament/joinnews/withdraw', {}, asks)
  await call('/tournament/joinnews/join', {}, asks)
  const told = [
    {
      content: '**asks\\-joinnews** asks to join **Cup joinnews**.',
      link: '/t/joinnews/dashboard',
      role: 'announcement',
    },
  ]
  expect(await notes(boss)).toMatchObject(told)
  expect(await notes(help)).toMatchObject(told)
  expect(await notes(boss)).toHaveLength(1)
  await call('/tournament/joinnews/answerRequest', { user: await idOf(asks), accept: true }, boss)
  expect(await notes(asks)).toMatchObject([
    { content: 'You’re in: your request to join **Cup joinnews** was accepted.', link: '/t/joinnews/dashboard' },
  ])
})

test('directors are notified of claims without proof, and the user is notified of the answer', async () => {
  const { boss, asks } = await aDirected('claimnews', {})
  await call('/player/claimnews-3/requestClaim', {}, asks)
  await call('/player/claimnews-3/requestClaim', {}, asks)
  const [note, ...more] = await notes(boss)
  expect(note!.content).toContain('has no available authentication method for **Cy**')
  expect(more).toEqual([])
  await call('/tournament/claimnews/answerClaim', { user: await idOf(asks), no: 3, accept: false }, boss)
  expect(await notes(asks)).toMatchObject([
    { content: 'Your claim to **Cy** in **Cup claimnews** was declined.', link: '/player/claimnews-3' },
  ])
})

test('directors are notified of a game link that waits, and its submitter of the answer', async () => {
  const { boss, asks } = await aDirected('linknews', { allowSelfLinks: 1 })
  await claims('linknews', 1, { user_id: await idOf(asks), owner: 'asks-linknews' })
  const link = 'https://www.chess.com/game/live/5'
  expect((await call('/submit/gameLink', { id: 'linknews-1-1', tournamentId: 'linknews', link }, asks)).status).toBe(
    200,
  )
  expect((await notes(boss))[0]!.content).toContain('added a game link for **Ann – Bob**')
  const [waiting] = await fetchJson<{ id: string }[]>('/api/tournament/linknews/getLinks', { headers: boss })
  await call('/tournament/linknews/confirmLink', { link: waiting!.id, accept: true }, boss)
  expect(await notes(asks)).toMatchObject([
    {
      content: 'Your game link for **Ann – Bob** in **Cup linknews** was confirmed.',
      link: '/t/linknews/pairings/1#linknews-1-1',
    },
  ])
})

test('requests are emailed only to directors with a verified address who chose that', async () => {
  const { boss, asks } = await aDirected('mailnews', { allowRegistration: 'approve' })
  const user = await idOf(boss)
  expect((await call('/profile/updateSetting', { emailRequests: true }, boss)).status).toBe(200)
  await call('/tournament/mailnews/join', {}, asks)
  expect(await emailsTo('boss-mailnews@example.org')).toEqual([])
  await run(`update users set email_meta = json_patch(email_meta, '{"verified":true}') where id = ?`, user)
  await run('update notifications set seen = 1 where user_id = ?', user)
  await call('/tournament/mailnews/withdraw', {}, asks)
  await call('/tournament/mailnews/join', {}, asks)
  const [letter, ...more] = await emailsTo('boss-mailnews@example.org')
  expect(letter).toMatchObject({ subject: 'Cup mailnews' })
  expect(letter!.body).toContain('asks-mailnews asks to join Cup mailnews.')
  expect(letter!.body).toContain('/t/mailnews/dashboard')
  expect(more).toEqual([])
  expect(await emailsTo('help-mailnews@example.org')).toEqual([])
})

test('the verification email is sent when a user registers', async () => {
  await register('letter-first')
  const [letter, ...more] = await emailsTo('letter-first@example.org')
  expect(letter!.subject).toBe('Verify your email address')
  expect(letter!.body).toContain('/@/letter-first/verify/email?code=')
  expect(more).toEqual([])
})

test('directors’ notification of an aborted match is not an announcement to others', async () => {
  await aDirected('abortnews', {})
  await run(
    `insert into notices (title, content, link, role, tournament_id, created_at, updated_at)
     values ('No result for Ann against Bob', 'x', null, 'director', 'abortnews', 9e14, 9e14)`,
  )
  const rows = await fetchJson<{ title: string }[]>('/api/announcements')
  expect(rows.map(({ title }) => title)).not.toContain('No result for Ann against Bob')
})
