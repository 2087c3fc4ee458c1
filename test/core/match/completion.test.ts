import { expect, test } from 'vitest'
import type { Game } from '#core/match/site-games.ts'
import { isComplete, isGivenUp } from '#core/match/completion.ts'
import { DAY, MINUTE } from '#core/time.ts'

const NOW = 100 * DAY
const games = (count: number): Game[] =>
  Array.from({ length: count }, (_, at) => ({
    board: at + 1,
    whiteFirst: true,
    outcome: '10',
    white: 'a',
    black: 'b',
  }))
const ended = (rest: Partial<Parameters<typeof isComplete>[0]> = {}) => ({
  facts: { bodyStatus: 'finished', endTime: NOW },
  points: [4, 0] as [number, number],
  played: games(2),
  ...rest,
})

test('a finished match is complete when its games make up its score', () => {
  expect(isComplete(ended(), NOW)).toBe(true)
  expect(isComplete(ended({ played: games(1) }), NOW)).toBe(false)
  expect(isComplete(ended({ facts: { bodyStatus: 'in_progress' } }), NOW)).toBe(false)
})

test("after ten minutes the site's own score is enough", () => {
  expect(isComplete(ended({ played: games(1) }), NOW + 10 * MINUTE - 1)).toBe(false)
  expect(isComplete(ended({ played: games(1) }), NOW + 10 * MINUTE)).toBe(true)
  expect(isComplete(ended({ played: games(3) }), NOW)).toBe(false)
  expect(isComplete(ended({ played: games(3) }), NOW + 10 * MINUTE)).toBe(true)
})

test('a match without a point is no draw', () => {
  expect(isComplete(ended({ points: [0, 0], played: [] }), NOW + DAY)).toBe(false)
  expect(isComplete({ facts: { bodyStatus: 'finished', endTime: NOW }, points: null, played: [] }, NOW + DAY)).toBe(
    false,
  )
})

test.each<[string, Parameters<typeof isGivenUp>, boolean]>([
  ['unreadable for a day after its start', [{ outcome: '  ', facts: { startTime: 0 } }, 5, DAY], true],
  ['unreadable, but not for a day', [{ outcome: '  ', facts: { startTime: 0 } }, 500, DAY - 1], false],
  ['late, but only just unreadable', [{ outcome: '  ', facts: { startTime: 0 } }, 4, DAY], false],
  ['unreadable for a day after its end', [{ outcome: '  ', facts: { startTime: 0, endTime: 1 } }, 5, DAY], false],
  [
    'finished for a day without a result',
    [{ outcome: '  ', facts: { bodyStatus: 'finished', endTime: 0 } }, 0, DAY],
    true,
  ],
  ['unreadable with a result', [{ outcome: '10', facts: { startTime: 0, provisional: true } }, 9, DAY], false],
  ['never known to start', [{ outcome: '  ', facts: {} }, 500, 9 * DAY], false],
])('giving up a match: %s', (_, given, lost) => {
  expect(isGivenUp(...given)).toBe(lost)
})
