import { expect, test } from 'vitest'
import { parseSiteRequest } from '#party/site-request.ts'

test.each([{ type: 'request_online' }, { type: 'request_notifs' }])('%j is understood', (said) => {
  expect(parseSiteRequest(JSON.stringify({ ...said, more: 1 }))).toEqual(said)
})

test.each([
  '',
  'null',
  '[]',
  '"request_online"',
  '{"type":"notifs"}',
  '{"type":"__proto__"}',
  // Who reads what is said to the Worker, and wakes no room.
  '{"type":"public_page","section":"standings","tournament":null,"minutes":0,"mobile":true}',
])('%s is not', (message) => {
  expect(parseSiteRequest(message)).toBeUndefined()
})
