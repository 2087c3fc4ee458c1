import { expect, test } from 'vitest'
import type { GameSlot } from '#core/game/boards.ts'
import { moveList } from '#core/game/moves.ts'
import type { ResultPoints } from '#core/snapshot/outcome-points.ts'
import { rules } from '#web/parts/board/rules.ts'
import { endingOf } from '#web/parts/viewer/ending.ts'

const slot = (white: ResultPoints | null, black: ResultPoints | null, state: GameSlot['state'] = 'over'): GameSlot => ({
  no: 1,
  state,
  row: {
    white: { username: 'ann', result: white, team: 'A' },
    black: { username: 'ben', result: black, team: 'B' },
    pgn: '',
    board: 1,
    game: 1,
    link: null,
    startTime: null,
    endTime: null,
  },
})
const game = (termination: string, moves = '1. e4 e5') => moveList(`[Termination "${termination}"]\n\n${moves}`, rules)

test.each<[ResultPoints, ResultPoints, string, string, string]>([
  [1, 0, 'ann won by resignation', '1–0', 'Black resigned'],
  [0, 1, 'ben won on time', '0–1', 'White lost on time'],
  [0.5, 0.5, 'Game drawn by agreement', '½–½', 'Draw agreed'],
  [0.5, 0.5, 'Game drawn by stalemate', '½–½', 'Stalemate'],
  [1, 0, 'Normal', '1–0', 'White won'],
  [0.5, 0.5, '', '½–½', 'Draw'],
])('%d : %d with the termination “%s” … is “%s” …', (white, black, termination, result, words) =>
  expect(endingOf(slot(white, black), game(termination))).toEqual({ result, words }),
)

test('a mate is seen on the board', () =>
  expect(endingOf(slot(0, 1), game('', '1. f3 e5 2. g4 Qh4#'))).toEqual({ result: '0–1', words: 'Checkmate' }))

test('a game that runs, or that nobody won points in, has no ending to show', () => {
  expect(endingOf(slot(null, null, 'live'), game(''))).toBeUndefined()
  expect(endingOf(slot(0, 0), game(''))).toBeUndefined()
  expect(endingOf({ no: 1, state: 'over' }, game(''))).toBeUndefined()
})
