import { expect, test } from 'vitest'
import { ask, postJson } from '#test/support/worker.ts'

test.each([
  '/api/search?q=a%00b',
  '/api/events?search=%00',
  '/api/users?search=%00',
  '/api/tournament/%00/snapshot',
  '/events?search=%00',
  '/@/%00',
  '/t/%00/dashboard',
])('%s is refused in a sentence, as it contains a NUL', async (path) => {
  const { status, text } = await ask(path)
  expect([status, text]).toEqual([400, 'The address contains a character that can’t be read.'])
})

test('a NUL in a body is refused in a sentence', async () => {
  const { status, text } = await postJson('/api/login', { username: 'a\u0000b', password: 'x' })
  expect([status, text]).toEqual([400, 'The body contains a NUL character.'])
})
