import { expect, test } from 'vitest'
import { appendPlies, gatheredPlies } from '#core/game/append-plies.ts'

const TEXT = '[White "Ann"]\n[FEN "?"]\n\n1. e4 {[%clk 1:30:00]} 1... e5 {[%clk 0:00:09.34]} *'

test('the half-moves of a text have their clocks: whole seconds, in the last minute tenths', () => {
  expect(gatheredPlies(TEXT)).toEqual([
    ['e4', 5400],
    ['e5', 9.3],
  ])
  expect(gatheredPlies('1. d4 d5 *')).toEqual([['d4'], ['d5']])
})

test('gathered half-moves continue a text, whatever its own style', () => {
  const more = appendPlies(TEXT, [
    [1, 1, 3, 'Nf3', 5391],
    [1, 1, 4, 'Nc6'],
  ])
  expect(more).toBe(
    '[White "Ann"]\n[FEN "?"]\n\n1. e4 {[%clk 1:30:00]} 1... e5 {[%clk 0:00:09.34]} 2. Nf3 {[%clk 1:29:51]} 2... Nc6 *',
  )
  expect(gatheredPlies(more!)).toEqual([['e4', 5400], ['e5', 9.3], ['Nf3', 5391], ['Nc6']])
})

test('known half-moves are left alone, and a gap is told apart', () => {
  expect(appendPlies(TEXT, [[1, 1, 2, 'e5', 9.3]])).toBe(TEXT)
  expect(appendPlies(TEXT, [[1, 1, 4, 'Nc6']])).toBeUndefined()
  expect(appendPlies(TEXT, [[1]])).toBeUndefined()
})

test('a game that has only tags gets its first move', () => {
  expect(appendPlies('[White "Ann"]', [[1, 1, 1, 'c4']])).toBe('[White "Ann"]\n\n1. c4 *')
  expect(appendPlies('*', [[1, 1, 1, 'c4']])).toBe('1. c4 *')
})
