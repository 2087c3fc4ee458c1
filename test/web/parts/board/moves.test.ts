import { expect, test } from 'vitest'
import { moveList, formatMove } from '#core/game/moves.ts'
import { GAMES } from '#simulator/store/games.ts'
import { rules } from '#web/parts/board/rules.ts'

const list = (pgn: string) => moveList(pgn, rules)

test.each(GAMES.map(({ opening, moves }) => [opening, moves]))('%s is gone through to its end', (_, moves) => {
  const game = list(`${moves} *`)
  expect(game.moves.map(({ san }) => san).join(' ')).toBe(moves)
  expect(game.problem).toBeUndefined()
})

test('the clocks give the time of each move', () => {
  const pgn = '[TimeControl "600+5"]\n\n1. e4 {[%clk 0:10:02]} e5 {[%clk 0:09:00]} 2. Nf3 {[%clk 0:10:05] sound}'
  expect(list(pgn).moves.map(({ clock, spent, words }) => [clock, spent, words])).toEqual([
    [602, 3, ''],
    [540, 65, ''],
    [605, 2, 'sound'],
  ])
})

test('a game with an illegal move is shown up to that move, and says where it stopped', () => {
  const game = list('1. e4 e5 2. Ke3 Nc6')
  expect(game.moves.map(({ san }) => san)).toEqual(['e4', 'e5'])
  expect(game.problem).toBe('This game can’t be shown past 2. Ke3.')
})

test('a game of a variant with other rules says so', () => {
  expect(list('[Variant "Crazyhouse"]\n\n1. e4 e5 2. N@f3').problem).toBe(
    'This game is Crazyhouse and can’t be shown in full.',
  )
})

test('a game may start from any position, and Black may move first', () => {
  const game = list('[FEN "4k3/8/8/8/8/8/4p3/K7 b - - 0 40"]\n\n40... e1=Q+ 41. Kb2 *')
  expect(game.moves.map(({ san }) => san)).toEqual(['e1=Q+', 'Kb2'])
  expect(formatMove(1, game.start, 'e1=Q+')).toBe('40… e1=Q+')
  expect(formatMove(2, game.start, 'Kb2')).toBe('41. Kb2')
})

test.each(['[FEN "no position"]\n\n1. e4', '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]\n\n1. e4'])(
  'where a game cannot begin, it says so: %j',
  (pgn) =>
    expect(list(pgn)).toMatchObject({ moves: [], problem: 'This game starts from a position that can’t be shown.' }),
)

test.each(['', '*', '\u0000\u0001', '<script>alert(1)</script>', '1. e4 '.repeat(200_000), '{'.repeat(1_000_000)])(
  'no text breaks anything: %#',
  (pgn) => expect(() => list(pgn)).not.toThrow(),
)
