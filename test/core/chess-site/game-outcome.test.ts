import { expect, test } from 'vitest'
import { gameOutcome } from '#core/chess-site/game-outcome.ts'

const DRAWS = ['agreed', 'repetition', 'stalemate', 'insufficient', '50move', 'timevsinsufficient']
const LOSSES = [
  'checkmated',
  'timeout',
  'resigned',
  'lose',
  'abandoned',
  'kingofthehill',
  'threecheck',
  'bughousepartnerlose',
]

test.each(DRAWS)('%s is half a point for each', (word) => {
  expect(gameOutcome(word, word)).toBe('==')
})

test.each(LOSSES)('%s is a loss', (word) => {
  expect(gameOutcome('win', word)).toBe('10')
  expect(gameOutcome(word, 'win')).toBe('01')
})

test('the word of one side is enough when the other’s is unknown', () => {
  expect(gameOutcome('win', undefined)).toBe('10')
  expect(gameOutcome(undefined, 'agreed')).toBe('==')
  expect(gameOutcome('eaten by a dog', 'win')).toBe('01')
})

test.each([
  [undefined, undefined],
  ['win', 'win'],
  ['agreed', 'win'],
  ['resigned', 'checkmated'],
  ['eaten by a dog', undefined],
  ['constructor', '__proto__'],
])('%s for White and %s for Black give no result', (white, black) => {
  expect(gameOutcome(white, black)).toBeUndefined()
})
