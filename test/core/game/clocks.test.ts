import { expect, test } from 'vitest'
import { formatClock, formatSpent, parseComment, runningClock } from '#core/game/clocks.ts'

test.each([
  ['[%clk 0:07:41]', { clock: 461, words: '' }],
  ['[%clk 1:02:03.4] a novelty', { clock: 3723.4, words: 'a novelty' }],
  ['good [%emt 0:00:06] [%eval -0.3] move', { spent: 6, evaluation: { cp: -30 }, words: 'good move' }],
  ['[%clk nonsense] words', { words: 'words' }],
  ['[%clk 99999999999999999999:1:1]', { words: '' }],
  ['\u202etxet', { words: '\u202etxet' }],
])('a comment is split into times and words: %s', (text, said) => {
  expect(parseComment(text)).toEqual(said)
})

test.each([
  [3723, '1:02:03'],
  [461.9, '7:41'],
  [9.87, '0:09.8'],
  [0, '0:00.0'],
])('%d seconds on a clock are shown as %s', (seconds, shown) => expect(formatClock(seconds)).toBe(shown))

test.each([
  [6.2, '6s'],
  [59.6, '1:00'],
  [117, '1:57'],
])('a move of %d seconds took %s', (seconds, shown) => expect(formatSpent(seconds)).toBe(shown))

test.each([
  [60, 1000, 4500, 56.5],
  [2, 1000, 9000, 0],
  [60, 9000, 1000, 60],
])('a clock of %d seconds that runs since %d shows at %d what is left: %d', (left, since, now, shown) =>
  expect(runningClock(left, since, now)).toBe(shown),
)
