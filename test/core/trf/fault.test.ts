import { expect, test } from 'vitest'
import { formatFault, isFault } from '#core/trf/fault.ts'
import { importTrf } from '#core/trf/import.ts'
import { parseTrf } from '#core/trf/parse.ts'
import { inColumns, playerLine, trfText } from '#test/support/trf/files.ts'

/** The fault of a file as a sentence; empty if it can be imported. */
function faultOf(...lines: string[]): string {
  const trf = parseTrf(lines.join('\n'))
  if (isFault(trf)) return formatFault(trf)
  const imported = importTrf(trf, { id: 'cup', now: 0 })
  return isFault(imported) ? formatFault(imported) : ''
}

test('a field that is not a number is reported with its line and column', () => {
  expect(faultOf('012 Cup', inColumns('001', { 5: '  x1' }))).toBe(
    'Line 2, column 7: the start number “x1” is not a whole number.',
  )
  expect(faultOf(inColumns('001', { 5: '   1', 49: '21a0' }))).toBe(
    'Line 1, column 49: the rating “21a0” is not a whole number.',
  )
  expect(faultOf(inColumns('001', { 5: '   1', 81: 'four' }))).toBe(
    'Line 1, column 81: the number of points “four” is not a number.',
  )
  expect(faultOf('142 many')).toBe('Line 1, column 5: the number of rounds “many” is not a whole number.')
  expect(faultOf('XXZ 3 four')).toBe('Line 1, column 7: the number “four” is not a whole number.')
  expect(faultOf('162  W one')).toBe('Line 1, column 8: the value of W “one” is not a number.')
  expect(faultOf('XXS W=3 D')).toBe('Line 1, column 9: “D” is not a valid point value.')
})

test('columns of a fault count characters, not bytes', () => {
  expect(faultOf(inColumns('001', { 5: '   1', 15: 'Żółć 𝔄', 49: 'x' }))).toMatch(/^Line 1, column 49:/)
})

test('a wrong round is reported by the opponent, colour or result that is wrong', () => {
  expect(faultOf(playerLine(1, 'Ann', '   2 w 1     3 b !'))).toBe(
    'Line 1, column 109: the result “!” is not a TRF result code.',
  )
  expect(faultOf(playerLine(1, 'Ann', '   2 x 1'))).toBe('Line 1, column 97: the colour “x” is not w, b or -.')
  expect(faultOf(playerLine(1, 'Ann', '  2w 1'))).toMatch(/^Line 1, column 94: the opponent “2w”/)
  expect(faultOf(playerLine(1, 'Ann', '    12 w 1'))).toBe(
    'Line 1, column 96: unexpected “1” between the columns of round 1.',
  )
})

test('a file without players is refused', () => {
  expect(faultOf('')).toBe('Line 1, column 1: the file has no player lines (001).')
  expect(faultOf('<!doctype html>')).toBe('Line 1, column 1: the file has no player lines (001).')
})

test('a start number is unique', () => {
  expect(faultOf(playerLine(1, 'Ann', ''), playerLine(1, 'Bob', ''))).toBe(
    'Line 2, column 5: start number 1 is already taken on line 1.',
  )
  expect(faultOf(inColumns('001', { 15: 'Ann' }))).toBe('Line 1, column 5: this player has no start number.')
})

const three = (second: string) => [playerLine(1, 'A', '   2 w 1'), playerLine(2, 'B', second), playerLine(3, 'C', '')]

test('both players’ lines of a game must agree', () => {
  expect(faultOf(playerLine(1, 'Ann', '   9 w 1'))).toBe('Line 1, column 92: there is no player 9.')
  expect(faultOf(playerLine(1, 'Ann', '   1 w 1'))).toBe(
    'Line 1, column 92: player 1 is paired with themselves in round 1.',
  )
  expect(faultOf(...three('   3 b 0'))).toBe(
    'Line 1, column 92: player 2’s line has a different opponent in round 1, not 1.',
  )
  expect(faultOf(...three('   1 w 0'))).toBe('Line 1, column 97: players 1 and 2 have the same colour in round 1.')
  expect(faultOf(...three('   1 b 0'))).toBe('')
  expect(faultOf(...three('   1 b U'))).toBe('Line 2, column 99: a bye (U) has no opponent.')
})

const broken = (from: string, to: string) => faultOf(trfText('tec-team14.trf').replace(from, to))

test('teams must have unique numbers, known players and matching opponents', () => {
  expect(broken('310   2 Bonobos', '310   1 Bonobos')).toBe('Line 100, column 5: team number 1 is already taken.')
  expect(broken('   1   14   16   39', '  99   14   16   39')).toBe('Line 99, column 74: there is no player 99.')
  expect(broken('   1   14   16   39', '   1    2   16   39')).toBe(
    'Line 100, column 74: player 2 is already in a team.',
  )
  expect(broken('300   1   1   8', '300   1   1  18')).toBe('Line 113, column 13: there is no team 18.')
  expect(broken('300   1   1   8', '300   1   1   9')).toBe(
    'Line 113, column 13: team 1 is paired with team 9 in round 1, but team 9 is paired with another team.',
  )
  expect(broken('330 -+   6   6   1', '330 -+   6   6  21')).toMatch(/column 16: there is no team 21\.$/)
})
