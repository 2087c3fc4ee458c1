import { afterEach, expect, test, vi } from 'vitest'
import { aMember, call } from '../../support/sign-in.ts'
import { ask, bindings, fetchJson } from '#test/support/worker.ts'

const good = { title: 'Ticks', type: 'suggestion', content: 'They are *lovely*.' }
const send = (headers: Record<string, string>, given: object = {}) =>
  call('/profile/submitFeedback', { ...good, ...given }, headers)

afterEach(() => {
  vi.unstubAllGlobals()
  for (const name of ['GITHUB_TOKEN', 'GITHUB_REPO'] as const) delete bindings[name]
})

test('a user’s feedback is saved, and the answer is its link', async () => {
  const { text, status } = await send(await aMember('teller'))
  expect(status).toBe(200)
  const { link } = JSON.parse(text) as { link: string }
  expect(link).toMatch(/^http:\/\/localhost\/feedback\/f-[a-z0-9]{12}$/)
  const path = new URL(link).pathname
  expect(await fetchJson(`/api${path}`)).toMatchObject({ ...good, username: 'teller' })
  const page = await ask(path)
  expect([page.status, page.text.includes('<title>Ticks · Kibitz</title>')]).toEqual([200, true])
  expect((await ask('/feedback/nothing')).status).toBe(404)
  expect((await ask('/api/feedback/nothing')).status).toBe(404)
})

test.each([
  [{ title: ' ' }, 'Title is required.'],
  [{ title: 'x'.repeat(300 - 'rulebound: '.length + 1) }, 'Title can’t be longer than 289 characters.'],
  [{ content: '' }, 'Feedback is required.'],
  [{ content: 'x'.repeat(40_001) }, 'Feedback can’t be longer than 40000 characters.'],
  [{ type: 'praise' }, 'Choose a type: suggestion, bug or other.'],
])('%o is refused: %s', async (given, message) => {
  const { headers } = await known
  const { status, text } = await send(headers, given)
  expect([status, text]).toEqual([400, message])
})
const known = aMember('rulebound').then((headers) => ({ headers }))

test('forty thousand letters of any script fit into a request', async () => {
  const { headers } = await known
  const most = { title: 'ж'.repeat(289), content: '棋'.repeat(40_000) }
  expect((await send(headers, most)).status).toBe(200)
  expect((await send(headers, { content: '棋'.repeat(80_000) })).status).toBe(413)
})

test('a user may send ten posts an hour', async () => {
  const headers = await aMember('talker')
  const answers = []
  for (let at = 0; at < 12; at += 1) answers.push((await send(headers)).status)
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429])
})

test('with a configured repository it is posted there, without mentions or HTML; otherwise it stays here', async () => {
  const headers = await aMember('gitter')
  Object.assign(bindings, { GITHUB_TOKEN: 'token', GITHUB_REPO: 'kibitz/site' })
  const asked: { title: string; body: string; labels: string[] }[] = []
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    asked.push(JSON.parse(String(init.body)))
    return Response.json({ html_url: 'https://github.com/kibitz/site/issues/7' }, { status: 201 })
  })
  const title = `@all ${'long '.repeat(50)}`
  const { text } = await send(headers, { title, content: '<img src=x> @someone' })
  expect(JSON.parse(text)).toEqual({ link: 'https://github.com/kibitz/site/issues/7' })
  expect(asked[0]!.title.length).toBeLessThanOrEqual(256)
  expect(asked[0]!.body).toContain('gitter: @\u200ball')
  expect(asked[0]!.body).toContain('&lt;img src=x> @\u200bsomeone')
  vi.stubGlobal('fetch', async () => new Response('no', { status: 500 }))
  expect((JSON.parse((await send(headers)).text) as { link: string }).link).toContain('http://localhost/feedback/')
})
