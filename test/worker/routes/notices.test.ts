import { expect, test } from 'vitest'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { aUser, fetchJson, forgetLists, postJson } from '#test/support/worker.ts'

type News = AnswerOf<'get', '/announcements'>

const anAdmin = async (id: string) => (await aUser(id, 2)).headers
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
  ['untitled', { title: ' ', content: 'Text' }, 'A notice needs a title of up to 120 characters.'],
  ['empty', { title: 'Title', content: ' ' }, 'A notice needs a text of up to 4000 characters.'],
  [
    'unsafe',
    { title: 'Title', content: 'Text', link: 'javascript:alert(1)' },
    'Enter a web address that begins with https://.',
  ],
])('a notice that is %s is refused in words', async (name, body, words) => {
  const headers = await anAdmin(`notice-${name}`)
  expect(await postJson('/api/notice/save', body, headers)).toMatchObject({ status: 400, text: words })
})
