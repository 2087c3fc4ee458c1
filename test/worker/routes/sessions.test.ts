import { expect, test } from 'vitest'
import { DAY, HOUR } from '#core/time.ts'
import { login, profile, register, signedIn, call } from '#test/support/sign-in.ts'
import { aUser, ask, bindings } from '#test/support/worker.ts'
import { sweep } from '#worker/jobs/sweep.ts'

const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
interface SessionRow {
  id: string
  device: string
  isCurrent: boolean
}
const list = async (headers: Record<string, string>) =>
  JSON.parse((await ask('/api/profile/sessions', { headers })).text) as SessionRow[]
const end = (headers: Record<string, string>, id?: string) => call('/profile/endSessions', { id }, headers)

test('users see where they are signed in, end one session, and then all of them', async () => {
  await register('everywhere')
  const [desk, phone, library] = [
    signedIn(await login('everywhere', undefined, { 'user-agent': FIREFOX })),
    signedIn(await login('everywhere')),
    signedIn(await login('everywhere')),
  ]
  const listed = await list(desk)
  expect(listed.map(({ device }) => device).toSorted()).toEqual(['', '', '', 'Firefox on Windows'])
  expect(listed.filter(({ isCurrent }) => isCurrent)).toMatchObject([{ device: 'Firefox on Windows' }])
  expect(JSON.stringify(listed)).not.toContain((JSON.parse(desk['authorization']!) as { sessionID: string }).sessionID)
  const own = (await list(library)).find(({ isCurrent }) => isCurrent)!
  expect((await end(desk, own.id)).status).toBe(200)
  expect((await profile(library)).status).toBe(401)
  expect(await end(desk, own.id)).toMatchObject({ status: 404, text: 'This session has already ended.' })
  const ended = await end(phone)
  expect(ended.status).toBe(200)
  expect(ended.response.headers.getSetCookie().join()).toMatch(/sid=;.*sessionID=;/)
  for (const headers of [desk, phone]) expect((await profile(headers)).status).toBe(401)
})

test('users can’t end sessions of other users', async () => {
  const [mine, theirs] = [await aUser('ender-mine'), await aUser('ender-theirs')]
  const [{ id }] = (await list(theirs.headers)) as [SessionRow]
  expect((await end(mine.headers, id)).status).toBe(404)
  expect((await profile(theirs.headers)).status).toBe(200)
})

test('a session ends after two days without use, and a week after it began in any case', async () => {
  const { headers, handle } = await aUser('idler')
  const timesOf = () =>
    bindings.DB.prepare('select created_at, seen_at, expires_at from sessions where handle = ?1')
      .bind(handle)
      .first<{ created_at: number; seen_at: number; expires_at: number }>()
  const set = (created: number, seen: number) =>
    bindings.DB.prepare('update sessions set created_at = ?2, seen_at = ?3 where handle = ?1')
      .bind(handle, created, seen)
      .run()
  const now = Date.now()
  await set(now - DAY, now - HOUR)
  expect((await profile(headers)).status).toBe(200)
  expect((await timesOf())!.expires_at - now).toBeGreaterThan(2 * DAY - HOUR)
  expect((await timesOf())!.expires_at - now).toBeLessThan(2 * DAY + HOUR)
  await set(now - 6.5 * DAY, now - HOUR)
  expect((await profile(headers)).status).toBe(200)
  expect((await timesOf())!.expires_at).toBe(Math.trunc(now - 6.5 * DAY) + 7 * DAY)
})

test('emails that no service took are deleted within the hour: their links open accounts', async () => {
  const now = Date.now()
  const insert = 'insert into letters (recipient, subject, body, created_at) values (?1, ?1, ?1, ?2)'
  await bindings.DB.batch([
    bindings.DB.prepare(insert).bind('old-letter', now - HOUR - 1),
    bindings.DB.prepare(insert).bind('new-letter', now - HOUR + 60_000),
  ])
  await sweep(bindings, now)
  const { results } = await bindings.DB.prepare("select subject from letters where subject like '%-letter'").all()
  expect(results).toEqual([{ subject: 'new-letter' }])
})
