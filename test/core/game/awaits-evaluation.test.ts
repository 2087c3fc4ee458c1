import { expect, test } from 'vitest'
import { awaitsEvaluation } from '#core/game/awaits-evaluation.ts'
import { MINUTE } from '#core/time.ts'

const NOW = 1_800_000_000_000
const game = { pgn: '1. e4 e5 2. Nf3 1-0', evaluations: [20, 25], endTime: NOW - MINUTE }

test('a game that has just ended waits for the evaluation of its last position', () => {
  expect(awaitsEvaluation(game, NOW)).toBe(true)
  expect(awaitsEvaluation({ ...game, evaluations: [20, 25, null] }, NOW)).toBe(true)
})

test.each([
  ['it is there', { evaluations: [20, 25, 30] }],
  ['nobody evaluated the game', { evaluations: [] }],
  ['the end was minutes ago', { endTime: NOW - 3 * MINUTE }],
  ['nobody knows when it ended', { endTime: null }],
  ['the last move was mate', { pgn: '1. e4 e5 2. Qh5# 1-0' }],
])('a game waits for no evaluation when %s', (_, facts) => {
  expect(awaitsEvaluation({ ...game, ...facts }, NOW)).toBe(false)
})
