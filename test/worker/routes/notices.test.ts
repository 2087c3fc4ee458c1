import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { aUser, bindings, fetchJson, forgetLists, postJson } from '#test/support/worker.ts'

type News = AnswerOf<'get', '/announcements'>

async function anAdmin(id: string) {
  const { headers } = await aUser(id)
  await bindings.DB.prepare('update users set level = 2 where id = ?').bind(id).run()
  return headers
}
const titles = async (): Promise<string[]> => {
  await forgetLists()
  return (await fetchJson<News>('/api/announcements')).map(({ title }) => title)
}

test('an admin of the site publishes a notice, edits it and takes it down', async () => {
  const headers = await anAdmin('notice-admin')
  const text = { title: 'Maintenance on Sunday', content: 'The site is down from **3:00** UTC.' }
  const made = await postJson('/api/notice/save', text, headers)
  expect(made).toMatchObject({ status: 200 })
  const { id } = JSON.parse(made.text) as { id: number }
  expect(await titles()).toContain('Maintenance on Sunday')
  await postJson('/api/notice/save', { ...text, id, title: 'Maintenance on Monday' }, headers)
  expect(await titles()).toContain('Maintenance on Monday')
  expect(await postJson('/api/notice/takeDown', { id }, headers)).toMatchObject({ status: 200 })
  expect(await titles()).not.toContain('Maintenance on Monday')
  expect(await postJson('/api/notice/takeDown', { id }, headers)).toMatchObject({
    status: 404,
    text: 'Notice not found.',
  })
})

test.each([
  [{ title: ' ', content: 'Text' }, 'A notice needs a title of up to 120 characters.'],
  [{ title: 'Title', content: ' ' }, 'A notice needs a text of up to 4000 characters.'],
  [{ title: 'Title', content: 'Text', link: 'javascript:alert(1)' }, 'Enter a web address that begins with https://.'],
])('%j is refused in words', async (body, words) => {
  const headers = await anAdmin(`notice-${words.length}`)
  expect(await postJson('/api/notice/save', body, headers)).toMatchObject({ status: 400, text: words })
})
