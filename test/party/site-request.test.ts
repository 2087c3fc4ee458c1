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
  // Page views are sent to the Worker by HTTP; they wake no room.
  '{"type":"public_page","section":"standings","tournament":null,"minutes":0,"mobile":true}',
])('%s is not understood', (message) => {
  expect(parseSiteRequest(message)).toBeUndefined()
})
