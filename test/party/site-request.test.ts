import { expect, test } from 'vitest'
import { parseSiteRequest } from '#party/site-request.ts'

const page = { type: 'public_page', section: 'standings', tournament: null, minutes: 0, mobile: true }

test.each([{ type: 'request_online' }, { type: 'request_notifs' }, page, { ...page, tournament: 'cup' }])(
  '%j is understood',
  (said) => {
    expect(parseSiteRequest(JSON.stringify({ ...said, more: 1 }))).toEqual(said)
  },
)

test.each([
  '',
  'null',
  '[]',
  '"request_online"',
  '{"type":"notifs"}',
  '{"type":"__proto__"}',
  ...[{ section: 1 }, { tournament: 2 }, { minutes: -1 }, { minutes: '1' }, { mobile: 1 }].map((odd) =>
    JSON.stringify({ ...page, ...odd }),
  ),
])('%s is not', (message) => {
  expect(parseSiteRequest(message)).toBeUndefined()
})
