import { expect, test } from 'vitest'
import { formatFault, isFault } from '#core/trf/fault.ts'
import { importTrf } from '#core/trf/import.ts'
import { playerLine, readTrf, trfText } from '#test/support/trf/files.ts'

/** The fault of a line in a file of players 1, 2 and 4. */
function faultOf(line: string): string {
  const players = [1, 2, 4].map((no) => playerLine(no, `P${no}`, ''))
  const imported = importTrf(readTrf([...players, line].join('\n')), { id: 'cup', now: 0 })
  return isFault(imported) ? formatFault(imported) : ''
}

test('a rule of the draw must name competitors of the event', () => {
  expect(faultOf('260   1   9    4   17')).toBe('Line 4, column 18: there is no player 17.')
  expect(faultOf('240 H   2    1    3')).toBe('Line 4, column 16: there is no player 3.')
  expect(faultOf('XXA    9  1.0')).toBe('Line 4, column 5: there is no player 9.')
  expect(faultOf('XXP 1 9')).toBe('Line 4, column 5: there is no player 9.')
  expect(faultOf('XXZ 9')).toBe('Line 4, column 5: there is no player 9.')
})

test('a range of players holds at least one player', () => {
  expect(faultOf('250       1.0   1   3    3    9')).toBe('')
  expect(faultOf('250       1.0   1   3    5    9')).toBe('Line 4, column 23: there is no player from 5 to 9.')
  expect(faultOf('250       1.0   1   3')).toBe('Line 4, column 23: this acceleration has no competitors.')
})

test('a prohibition names at least two players', () => {
  expect(faultOf('260   1   9    4')).toBe('Line 4, column 13: those who must not meet are fewer than two.')
  expect(faultOf('260   1   9    4    4')).toBe('Line 4, column 13: those who must not meet are fewer than two.')
  expect(faultOf('XXP 4')).toBe('Line 4, column 5: those who must not meet are fewer than two.')
  expect(faultOf('XXZ 4')).toBe('')
})

test('the last round of a rule is not before its first', () => {
  expect(faultOf('260   5   3    1    2')).toBe('Line 4, column 5: there are no rounds from 5 to 3.')
  expect(faultOf('250       1.0   5   3    1    2')).toBe('Line 4, column 15: there are no rounds from 5 to 3.')
  expect(faultOf('260   5        1    2')).toBe('')
})

test('a bye has a letter and a round', () => {
  expect(faultOf('240 U   2    1')).toBe('Line 4, column 5: the bye “U” is not F, H or Z.')
  expect(faultOf('240 H        1')).toBe('Line 4, column 7: this bye has no round.')
  expect(faultOf('240 h   2    1')).toBe('')
})

test('the first colour is White or Black', () => {
  expect(faultOf('152 green')).toBe('Line 4, column 5: the first colour “green” is neither W nor B.')
  expect(faultOf('152 White')).toBe('')
})

test('in a team event the numbers are those of teams', () => {
  const trf = readTrf(`${trfText('tec-team14.trf')}260   1   7    3   15\n`)
  expect(importTrf(trf, { id: 'cup', now: 0 })).toMatchObject({ column: 18, reason: 'there is no team 15' })
})
