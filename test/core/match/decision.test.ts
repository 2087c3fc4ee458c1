import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  parseGoesThrough,
  parseTieBreak,
  THROUGH_REASONS,
  TIE_BREAK_KINDS,
  tieBreakWinner,
  type TieSide,
} from '#core/match/decision.ts'
import { formatGoesThrough, formatTieBreak } from '#core/match/decision-text.ts'
import { goingThrough } from '#core/snapshot/goes-through.ts'

const side = fc.constantFrom<TieSide[]>(0, 1)
const games = fc.array(
  fc.record({
    kind: fc.constantFrom(...TIE_BREAK_KINDS),
    white: side,
    points: fc.tuple(fc.nat({ max: 40 }), fc.nat({ max: 40 })),
    timeControl: fc.constantFrom('', '10+5', '5v4'),
  }),
  { minLength: 1, maxLength: 20 },
)

test('tie-break games and decisions are read as they were written', () => {
  fc.assert(
    fc.property(games, (all) => {
      expect(parseTieBreak(formatTieBreak(all))).toEqual(all)
    }),
  )
  const decisions = fc.record({
    side,
    reason: fc.constantFrom(...THROUGH_REASONS),
    outcome: fc.constantFrom('==', '--', '10'),
  })
  fc.assert(
    fc.property(decisions, (one) => {
      expect(parseGoesThrough(formatGoesThrough(one))).toEqual(one)
    }),
  )
  expect(['', 'rapid x 1:1', 'rapid w 1:1;', `rapid w 1:1 ${'9'.repeat(13)}`].map(parseTieBreak)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  )
  expect(['', 'w because ==', 'x lot =='].map(parseGoesThrough)).toEqual(Array.from({ length: 3 }, () => undefined))
})

test.each<[string, TieSide | undefined]>([
  ['rapid w 2:0;rapid b 0:2', undefined],
  ['rapid w 2:0;rapid b 1:1', 0],
  ['rapid w 1:1;blitz b 0:2', 1],
  ['armageddon w 1:1', 1],
  ['armageddon b 1:1', 0],
  ['armageddon w 2:0', 0],
  ['blitz w 3:5', 1],
])('tie-break games %s: side %s goes through; a drawn armageddon game is enough for Black', (text, winner) => {
  expect(tieBreakWinner(parseTieBreak(text)!)).toBe(winner)
})

test('a match is decided by its result, then by tie-break games; a decision for this result counts before both', () => {
  expect(goingThrough('  ')).toBe('open')
  expect(goingThrough('10', { provisional: true })).toBe('open')
  expect(goingThrough('01')).toBe(1)
  expect(goingThrough('==')).toBe('tied')
  expect(goingThrough('==', { tieBreak: 'rapid w 2:0' })).toBe(0)
  expect(goingThrough('==', { tieBreak: 'rapid w 2:0', goesThrough: 'b withdrew ==' })).toBe(1)
  expect(goingThrough('--')).toBe('nobody')
  expect(goingThrough('--', { goesThrough: 'w ruling --' })).toBe(0)
})

test('a corrected result makes an earlier decision void', () => {
  expect(goingThrough('01', { tieBreak: 'rapid w 2:0', goesThrough: 'w lot ==' })).toBe(1)
  expect(goingThrough('01', { goesThrough: 'w corrected 01' })).toBe(0)
})
