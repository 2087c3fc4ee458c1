import { expect, test } from 'vitest'
import { buildBoards, defaultGame, type MatchGames } from '#core/game/boards.ts'
import type { GameRow } from '#core/rows/game-row.ts'

const side = (username: string, team: string) => ({ username, team, result: null })
const row = (game: number, white: [string, string], black: [string, string], some: Partial<GameRow> = {}): GameRow => ({
  white: side(...white),
  black: side(...black),
  pgn: '',
  board: Math.ceil(game / 2),
  game,
  link: null,
  startTime: null,
  endTime: null,
  ...some,
})
const boards = (some: Partial<MatchGames>) =>
  buildBoards({ letters: '', rows: [], first: 'A', games: 16, team: true, linked: true, live: true, ...some })

test('a match of a chess site has two games a board: the next one is being played, the one after is open', () => {
  const [one, two] = boards({ letters: '10', boards: 2 })
  expect(one).toMatchObject({
    number: 1,
    score: [2, 0],
    slots: [{ state: 'over', outcome: ['1', '0'] }, { state: 'live' }],
  })
  expect(two).toMatchObject({
    number: 2,
    slots: [
      { no: 3, state: 'live' },
      { no: 4, state: 'open' },
    ],
  })
  expect(two).not.toHaveProperty('score')
})

test('names are listed by side, not by colour', () => {
  const rows = [row(2, ['bob', 'B'], ['ann', 'A'])]
  expect(boards({ rows, boards: 1 })[0]!.names).toEqual(['ann', 'bob'])
})

test('before the games name the players, the line-up does', () => {
  const lineUp = [{ board: 2, first: 'cat', second: 'dan' }]
  expect(boards({ boards: 2, lineUp }).map(({ names }) => names)).toEqual([
    ['', ''],
    ['cat', 'dan'],
  ])
})

test('over the board each board has one game', () => {
  const rows = [1, 2, 3, 4].map((no) => row(no, ['x', 'A'], ['y', 'B'], { board: no }))
  const shown = boards({ letters: '1001====', rows, games: 4, linked: false, live: false })
  expect(shown.map(({ slots }) => slots.length)).toEqual([1, 1, 1, 1])
})

test('between two players all games are on one board', () => {
  const shown = boards({ letters: '==', games: 2, team: false, linked: false })
  expect(shown).toHaveLength(1)
  expect(shown[0]!.slots.map(({ state }) => state)).toEqual(['over', 'live'])
})

test('a game that is not being played is open', () => {
  expect(boards({ boards: 1, live: false })[0]!.slots.map(({ state }) => state)).toEqual(['open', 'open'])
})

test('by default the first game being played is shown, else the first with moves', () => {
  expect(defaultGame(boards({ letters: '1001', boards: 2 }))).toBe(3)
  const rows = [row(1, ['x', 'A'], ['y', 'B']), row(2, ['y', 'B'], ['x', 'A'], { pgn: '1. e4 *' })]
  expect(defaultGame(boards({ letters: '1001', rows, boards: 1, live: false }))).toBe(2)
  expect(defaultGame([])).toBe(1)
})

test('a match with an absurd number of boards is truncated', () =>
  expect(boards({ boards: 999_999 }).length).toBeLessThanOrEqual(1000))
