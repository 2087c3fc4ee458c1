import { expect, test } from 'vitest'
import { lastMoveText } from '#core/game/last-move.ts'

test('the last move has its number, and dots after Black’s', () => {
  expect(lastMoveText('8/8/8/8/8/8/8/8 b - - 0 1', ['e4'])).toBe('1. e4')
  expect(lastMoveText('8/8/8/8/8/8/8/8 w - - 0 2', ['e4', 'e5'])).toBe('1… e5')
  expect(lastMoveText('8/8/8/8/8/8/8/8 w - - 3 41', ['Rd8'])).toBe('40… Rd8')
})

test('before the first move there is none', () => {
  expect(lastMoveText('8/8/8/8/8/8/8/8 w - - 0 1', [])).toBeUndefined()
})
