import { expect, test } from 'vitest'
import { enteredResultRefusal, hasConfirmedResult, withEnteredResult } from '#core/match/entered-result.ts'

const state = {
  outcome: '  ',
  points: null,
  games: '10',
  facts: { link: 'x', provisional: true, aborted: true },
} as const

test('an entered result is confirmed, and keeps games and link', () => {
  const after = withEnteredResult(
    { ...state, facts: { ...state.facts } },
    { points: [7.5, 4.5] },
    { gamePointTotal: 12 },
  )
  expect(after).toEqual({ outcome: '10', points: [15, 9], games: '10', facts: { link: 'x' } })
  expect(hasConfirmedResult(after)).toBe(true)
  expect(hasConfirmedResult({ ...after, facts: { provisional: true } })).toBe(false)
})

test('a single game has an outcome and no points', () => {
  const game = { outcome: '  ', points: null, games: '', facts: {} }
  expect(withEnteredResult(game, { outcome: '--' }, { gamePointTotal: 1 })).toMatchObject({
    outcome: '--',
    points: null,
  })
  expect(withEnteredResult(game, { points: [0.5, 0.5] }, { gamePointTotal: 1 })).toMatchObject({
    outcome: '==',
    points: null,
  })
})

test.each([
  [{ outcome: '10' as const }, 1, undefined],
  [{ outcome: '+-' as const }, 12, undefined],
  [{ outcome: '10' as const }, 12, 'Enter the game points of both sides.'],
  [{ points: [7.5, 4.5] as [number, number] }, 12, undefined],
  [{ points: [3, 2] as [number, number] }, 12, undefined],
  [{ points: [8, 4.5] as [number, number] }, 12, 'Together, both sides can have at most 12 game points.'],
  [
    { points: [0, 0] as [number, number] },
    12,
    'Enter the points of at least one side. If no one played, choose a forfeit.',
  ],
])('%j of %i: %s', (result, gamePointTotal, sentence) => {
  expect(enteredResultRefusal(result, { gamePointTotal })).toBe(sentence)
})
