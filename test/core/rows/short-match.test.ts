import { expect, test } from 'vitest'
import { shortMatch, type StoredResult } from '#core/rows/short-match.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'

const NOW = 1000
const match = (input: Partial<StoredResult>, gamePointTotal = 1) =>
  shortMatch(
    { outcome: '  ', whitePoints: null, blackPoints: null, games: null, facts: null, ...input },
    { ...DEFAULTS, gamePointTotal },
    NOW,
  )

test('a finished game has the score of its result, and a winner', () => {
  expect(match({ outcome: '01' })).toEqual({ scoreW: 0, scoreB: 1, isLive: false, won: 'b' })
  expect(match({ outcome: '==' })).toEqual({ scoreW: 0.5, scoreB: 0.5, isLive: false, won: null })
})

test('a running match has its score so far, and is won as soon as one side can’t be caught', () => {
  const facts = { startTime: NOW - 1 }
  expect(match({ whitePoints: 10, blackPoints: 8, facts }, 8)).toMatchObject({
    scoreW: 5,
    scoreB: 4,
    isLive: true,
    won: 'w',
  })
  expect(match({ whitePoints: 8, blackPoints: 6, facts }, 8)).toMatchObject({ isLive: true, won: null })
})

test('a match that has not begun has no score', () => {
  expect(match({ facts: { startTime: NOW + 1 } }, 8)).toEqual({ scoreW: null, scoreB: null, isLive: false, won: null })
})
