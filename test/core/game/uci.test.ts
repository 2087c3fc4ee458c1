import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseEngineLine, searchCommands } from '#core/game/uci.ts'

const WHITE = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
const BLACK = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1'

test('a line of Stockfish has its depth, its value and its moves', () =>
  expect(
    parseEngineLine(
      'info depth 12 seldepth 17 multipv 1 score cp 34 nodes 31245 nps 53000 hashfull 12 tbhits 0 time 589 pv e2e4 e7e5 g1f3',
      WHITE,
    ),
  ).toEqual({ type: 'line', line: { depth: 12, evaluation: { cp: 34 }, moves: ['e2e4', 'e7e5', 'g1f3'] } }))

test('values are turned to White’s side when Black is to move', () => {
  const line = parseEngineLine('info depth 8 score cp 34 pv e7e5', BLACK)
  expect(line).toMatchObject({ line: { evaluation: { cp: -34 } } })
  expect(parseEngineLine('info depth 8 score mate -2 pv e7e5', BLACK)).toMatchObject({
    line: { evaluation: { mate: 2 } },
  })
  expect(parseEngineLine('info depth 1 score cp 0', BLACK)).toMatchObject({
    line: { evaluation: { cp: 0 }, moves: [] },
  })
})

test('a side to move that is mated has lost', () => {
  expect(parseEngineLine('info depth 0 score mate 0', WHITE)).toMatchObject({ line: { evaluation: { mate: -1 } } })
  expect(parseEngineLine('info depth 0 score mate 0', BLACK)).toMatchObject({ line: { evaluation: { mate: 1 } } })
})

test.each([
  'info depth 20 currmove e2e4 currmovenumber 1',
  'info string NNUE evaluation using nn-1234.nnue score cp 500',
  'info depth 9 score cp 80 lowerbound nodes 12 pv e2e4',
  'info depth 9 score cp 80 upperbound pv e2e4',
  'info depth 9 multipv 2 score cp 12 pv d2d4',
  'info depth 9 score cp x pv e2e4',
  'option name Hash type spin default 16 min 1 max 33554432',
  'Stockfish 19 Lite by the Stockfish developers',
  '',
])('%j says nothing about the position', (line) => expect(parseEngineLine(line, WHITE)).toBeUndefined())

test('a search ends with its move, or without one where the game is over', () => {
  expect(parseEngineLine('bestmove e7e8q ponder a7a6', WHITE)).toEqual({ type: 'best', move: 'e7e8q' })
  expect(parseEngineLine('bestmove (none)', WHITE)).toEqual({ type: 'best' })
  expect(parseEngineLine('bestmove 0000', WHITE)).toEqual({ type: 'best' })
})

test('an engine says its name and that it is ready', () => {
  expect(parseEngineLine('id name Lozza 11.0', WHITE)).toEqual({ type: 'name', name: 'Lozza 11.0' })
  expect(parseEngineLine('uciok', WHITE)).toEqual({ type: 'ready' })
  expect(parseEngineLine('readyok\r', WHITE)).toEqual({ type: 'ready' })
})

test('the moves of a line end where they stop being moves', () =>
  expect(parseEngineLine('info depth 3 score cp 1 pv e2e4 <b> e7e5', WHITE)).toMatchObject({
    line: { moves: ['e2e4'] },
  }))

test('no text of an engine breaks anything', () => {
  const word = fc.constantFrom('info', 'score', 'cp', 'mate', 'pv', '-', '9', 'e2e4', 'bestmove', 'x')
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(() => parseEngineLine(words.join(' '), WHITE)).not.toThrow()
    }),
  )
})

test('a position is searched for a time', () =>
  expect(searchCommands(BLACK, 400)).toEqual([`position fen ${BLACK}`, 'go movetime 400']))
