import { expect, test } from 'vitest'
import { pointSums } from '#core/import/point-sums.ts'
import { exportTrf } from '#core/trf/export.ts'
import { formatTrf } from '#core/trf/format.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'
import { importText, readTrf } from '#test/support/trf/files.ts'

const open = aSnapshot({
  players: ['Ann', 'Bob', 'Cid', 'Dan'],
  rounds: [aRound('1-2 1, 3-4', { facts: { 1: { adjourned: true } } }), '1-3 =, 2-4'],
})
const lines = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('001'))
    .map((line) => line.slice(80).trimEnd())

test('an adjourned game is marked “?” on both sides and counts as drawn in the points of the line', () => {
  expect(lines(exportTrf(open))).toEqual([
    ' 1.5    1     2 w 1     3 w =',
    ' 0.0    3     1 b 0     4 w',
    ' 1.0    2     4 w ?     1 b =',
    ' 0.5    3     3 b ?     2 b',
  ])
})

test('TRF16 has no mark for an adjourned game', () => {
  expect(exportTrf(open, undefined, '16')).not.toContain('?')
})

test('a file with adjourned games is read and written unchanged', () => {
  const text = exportTrf(open)
  expect(formatTrf(readTrf(text))).toBe(text)
  expect(importText(text).snapshot.rounds).toEqual(open.rounds)
})

test('a game marked “?” is adjourned if a later round was drawn, and still open in the last round', () => {
  const text = exportTrf(open)
    .split('\n')
    .filter((line) => !line.startsWith('###'))
    .map((line) => line.replace(/(2 b|4 w) {2}$/, '$1 ?'))
    .join('\n')
  expect(importText(text).snapshot.rounds.map(({ facts }) => facts)).toEqual([{ 1: { adjourned: true } }, undefined])
})

test('points that count an adjourned game as drawn add up', () => {
  const report = exportTrf(open)
    .split('\n')
    .map((text, at) => ({ no: at + 1, text }))
  expect(pointSums(report as never, new Set())).toEqual([])
})
