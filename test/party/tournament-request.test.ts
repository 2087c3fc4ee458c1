import { expect, test } from 'vitest'
import { parseTournamentRequest } from '#party/tournament-request.ts'

test.each([
  { type: 'follow', r: 7, n: 12, b: 3 },
  { type: 'follow', r: 7 },
  { type: 'follow', r: 7, p: 1 },
  { type: 'leave' },
])('%j is understood', (said) => {
  expect(parseTournamentRequest(JSON.stringify({ ...said, more: 1 }))).toEqual(said)
})

const follow = { type: 'follow', r: 1, n: 1, b: 1 }
test.each([
  '',
  'null',
  '[]',
  '{"type":"match"}',
  ...[{ r: 0 }, { n: 1.5 }, { b: '1' }, { r: 1e9 }, { b: null }, { b: undefined }].map((odd) =>
    JSON.stringify({ ...follow, ...odd }),
  ),
])('%s is not understood', (message) => expect(parseTournamentRequest(message)).toBeUndefined())
