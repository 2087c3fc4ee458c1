import { expect, test } from 'vitest'
import { parseResultLine, type ResultLine } from '#core/match/parse-result-line.ts'

test.each<[string, ResultLine | undefined]>([
  ['1', { result: { outcome: '10' } }],
  ['0', { result: { outcome: '01' } }],
  ['5', { result: { outcome: '==' } }],
  ['+', { result: { outcome: '+-' } }],
  ['-', { result: { outcome: '-+' } }],
  ['=', { result: { outcome: '==' } }],
  ['--', { result: { outcome: '--' } }],
  ['u1', { result: { outcome: 'WL' } }],
  ['9 1', { board: 9, result: { outcome: '10' } }],
  [' 12  5 ', { board: 12, result: { outcome: '==' } }],
  ['12 U0', { board: 12, result: { outcome: 'LW' } }],
  ['9', { board: 9 }],
  ['12', { board: 12 }],
  ['9 9', undefined],
  ['', undefined],
  ['x', undefined],
  ['00', undefined],
])('%j is parsed', (text, expected) => {
  expect(parseResultLine(text, 1)).toEqual(expected)
})

test('in matches of several games the result is points', () => {
  expect(parseResultLine('9 2½-1½', 4)).toEqual({ board: 9, result: { points: [2.5, 1.5] } })
  expect(parseResultLine('3:1', 4)).toEqual({ result: { points: [3, 1] } })
  expect(parseResultLine('9 ½ - 3.5', 4)).toEqual({ board: 9, result: { points: [0.5, 3.5] } })
  expect(parseResultLine('9 +', 4)).toEqual({ board: 9, result: { outcome: '+-' } })
  expect(parseResultLine('9 1', 4)).toBeUndefined()
})
