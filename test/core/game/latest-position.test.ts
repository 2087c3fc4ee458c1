import { expect, test, vi } from 'vitest'
import { latestPosition } from '#core/game/latest-position.ts'
import { rules } from '#web/parts/board/rules.ts'

const TAGS = '[TimeControl "300+2"]\n\n'
const OPENING = `${TAGS}1. e4 {[%clk 0:04:58]} 1... e5 {[%clk 0:04:57]} 2. Nf3 {[%clk 0:04:50]}`

test('the latest position of a game has the squares of the last move, and both clocks', () => {
  expect(latestPosition(`${OPENING} *`, rules)).toEqual({
    fen: 'rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2',
    last: ['g1', 'f3'],
    clocks: [290, 297],
    // Ten minutes and three increments of two seconds, less both clocks.
    played: 19,
    sans: ['e4', 'e5', 'Nf3'],
    evaluations: [undefined, undefined],
  })
})

test('before a side has moved its clock shows the initial time', () => {
  expect(latestPosition(`${TAGS}*`, rules)?.clocks).toEqual([300, 300])
  expect(latestPosition('1. e4 *', rules)?.clocks).toEqual([undefined, undefined])
})

test('only the new moves of a running game are played', () => {
  const played = vi.fn()
  const counting = (fen?: string) => {
    const board = rules(fen)!
    return { fen: board.fen, play: (san: string) => (played(san), board.play(san)) }
  }
  const before = latestPosition(`${OPENING} *`, rules)
  const more = latestPosition(`${OPENING} 2... Nc6 {[%clk 0:04:40]} *`, counting, before)
  expect(played.mock.calls).toEqual([['Nc6']])
  expect(more).toEqual(latestPosition(`${OPENING} 2... Nc6 {[%clk 0:04:40]} *`, rules))
})

test('a different game does not continue the earlier one', () => {
  const before = latestPosition(`${OPENING} *`, rules)
  expect(latestPosition('1. d4 *', rules, before)?.sans).toEqual(['d4'])
})

test('a game is shown up to its first illegal move, and from its own first position', () => {
  expect(latestPosition('1. e4 Ke3 2. d4 *', rules)?.sans).toEqual(['e4'])
  expect(latestPosition('[FEN "nonsense"]\n\n1. e4 *', rules)).toBeUndefined()
  const black = '[FEN "4k3/8/8/8/8/8/8/4K2R b K - 0 1"]\n\n1... Kd7 {[%clk 0:01:00]} *'
  expect(latestPosition(black, rules)?.clocks).toEqual([undefined, 60])
})
