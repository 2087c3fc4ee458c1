import { expect, test } from 'vitest'
import { moveList } from '#core/game/moves.ts'
import { openingOf, positionHash, readOpenings } from '#core/game/openings.ts'
import data from '#core/game/openings.json'
import { rules } from '#web/parts/board/rules.ts'

const openings = readOpenings(data)
const named = (pgn: string) => {
  const found = openingOf(
    moveList(pgn, rules).moves.map(({ fen }) => fen),
    openings,
  )
  return found && [found.eco, found.name, found.ply]
}

test.each([
  ['1. e4', 'B00', 'King’s Pawn Game', 1],
  ['1. e4 c5', 'B20', 'Sicilian Defence', 2],
  ['1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6', 'C65', 'Ruy Lopez: Berlin Defence', 6],
  ['1. d4 Nf6 2. c4 g6 3. Nc3 Bg7', 'E61', 'King’s Indian Defence', 5],
  ['1. e4 e5 2. f4 exf4', 'C33', 'King’s Gambit Accepted', 4],
])('%s is %s %s', (pgn, eco, name, ply) => {
  expect(named(pgn)).toEqual([eco, name, ply])
})

test('other orders of the same moves have the same name', () => {
  const names = ['1. d4 d5 2. c4 e6', '1. c4 e6 2. d4 d5', '1. d4 e6 2. c4 d5'].map((pgn) => named(pgn))
  expect(names[0]).toEqual(['D30', 'Queen’s Gambit Declined', 4])
  expect(new Set(names.map(String)).size).toBe(1)
})

test('a game keeps the name of its last position that has one', () => {
  const [eco, name, ply] = named('1. e4 e5 2. Nf3 Nc6 3. Bb5 Nf6 4. h4 h5 5. a4 a5')!
  expect([eco, name, ply]).toEqual(['C65', 'Ruy Lopez: Berlin Defence', 6])
})

test('en passant counts only where a pawn can be taken', () => {
  const fen = moveList('1. e4 e6 2. e5 d5', rules).moves.at(-1)!.fen
  expect(fen.split(' ')[3]).toBe('d6')
  expect(positionHash(fen)).not.toBe(positionHash(fen.replace('d6', '-')))
  expect(moveList('1. e4', rules).moves[0]!.fen.split(' ')[3]).toBe('-')
})

test('the counters of a FEN make no difference', () =>
  expect(positionHash('8/8/8/8/8/8/8/K1k5 w - - 0 1')).toBe(positionHash('8/8/8/8/8/8/8/K1k5 w - - 44 90')))

test('a game without moves, or from a position of its own, has no name', () => {
  expect(named('*')).toBeUndefined()
  expect(named('[FEN "4k3/8/8/8/8/8/4p3/K7 b - - 0 40"]\n\n40... e1=Q+')).toBeUndefined()
})

test('there is a name for each of the 500 ECO codes', () =>
  expect(new Set(Array.from(openings.values(), ({ eco }) => eco)).size).toBe(500))
