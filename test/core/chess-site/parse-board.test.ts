import { expect, test } from 'vitest'
import { parseBoard } from '#core/chess-site/parse-board.ts'
import { aLiveBoard } from '../../support/live-match.ts'

const usernames = { first: new Set(['ann_a']), second: new Set(['bert']) }
const START = Date.UTC(2026, 2, 1, 18)

test('games of a board have usernames as played, links, moves and times', () => {
  const board = aLiveBoard([{ no: 1, white: 'Ann_A', black: 'bert', words: ['win', 'resigned'] }])
  expect(parseBoard(board, 3, usernames)).toEqual([
    {
      board: 3,
      whiteFirst: true,
      outcome: '10',
      white: 'Ann_A',
      black: 'bert',
      link: 'https://www.chess.com/game/live/1',
      pgn: board.games[0]!.pgn,
      startedAt: START,
      endedAt: START + 600_000,
    },
  ])
})

test('usernames are compared in lower case, and one known player is enough', () => {
  const whose = (white: string, black: string) =>
    parseBoard(aLiveBoard([{ no: 1, white, black, words: ['win', 'timeout'] }]), 1, usernames)?.[0]?.whiteFirst
  expect(whose('BERT', 'ANN_A')).toBe(false)
  expect(whose('renamed', 'Bert')).toBe(true)
  expect(whose('Bert', 'renamed')).toBe(false)
  expect(whose('renamed', 'too')).toBeUndefined()
})

test('a closed account is a bare address', () => {
  const board = aLiveBoard([
    { no: 1, white: 'https://api.chess.com/pub/player/ann_a', black: 'bert', words: ['', 'agreed'] as never },
  ])
  expect(parseBoard(board, 1, usernames)).toMatchObject([{ outcome: '==', white: 'ann_a', whiteFirst: true }])
})

test('a running game is left out', () => {
  expect(parseBoard(aLiveBoard([{ no: 1, white: 'Ann_A', black: 'bert' }]), 1, usernames)).toEqual([])
})

test('a game without a proper address and an overlong PGN are not kept', () => {
  const board = aLiveBoard([{ no: 1, white: 'Ann_A', black: 'bert', words: ['win', 'resigned'] }])
  const [game] = board.games
  expect(parseBoard({ games: [{ ...game, url: 'javascript:alert(1)' }] }, 1, usernames)).toEqual([])
  expect(parseBoard({ games: [{ ...game, pgn: 'x'.repeat(70_000) }] }, 1, usernames)?.[0]).not.toHaveProperty('pgn')
  expect(parseBoard({ games: [null, 'x', { white: 1 }] }, 1, usernames)).toEqual([])
})

test.each([null, 'no', {}, { games: 'none' }, { code: 0, message: 'not found' }])(
  '%j is no answer about a board',
  (answer) => {
    expect(parseBoard(answer, 1, usernames)).toBeUndefined()
  },
)
