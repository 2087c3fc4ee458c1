import { expect, test } from 'vitest'
import { runningGames } from '#core/chess-site/running-games.ts'

const USERNAMES = { first: new Set(['ann']), second: new Set(['bob']) }
const PGN =
  '[White "Ann"]\n[Black "Bob"]\n[UTCDate "2026.03.01"]\n[UTCTime "18:00:00"]\n[CurrentPosition "x"]\n\n1. e4 *\n'
const PLAYED = {
  url: 'https://www.chess.com/game/live/1',
  pgn: PGN,
  white: 'https://api.chess.com/pub/player/ann',
  black: 'bob',
}
const on = (...games: unknown[]) => runningGames({ games }, 3, USERNAMES)

test('a running game has its moves, its sides and its players in their own spelling', () => {
  expect(on(PLAYED)).toEqual([
    {
      board: 3,
      whiteFirst: true,
      white: 'Ann',
      black: 'Bob',
      link: PLAYED.url,
      startedAt: Date.UTC(2026, 2, 1, 18),
      pgn: PGN.replace('[CurrentPosition "x"]\n', '').trim(),
    },
  ])
})

test('only the end of a running game’s PGN changes', () => {
  const later = PGN.replace('"x"', '"y"').replace('1. e4 *', '1. e4 e5 *')
  const [before, after] = [on(PLAYED), on({ ...PLAYED, pgn: later })].map((games) => games![0]!.pgn.replace(' *', ''))
  expect(after!.startsWith(before!)).toBe(true)
})

test.each([
  ['of two unknown players', { ...PLAYED, white: 'x', black: 'y' }],
  ['without moves', { ...PLAYED, pgn: undefined }],
  ['of absurd length', { ...PLAYED, pgn: PGN + ' '.repeat(70_000) }],
  ['with an invalid address', { ...PLAYED, url: 'javascript:alert(1)' }],
  ['of null', null],
])('a game %s is left out', (_, game) => expect(on(game, PLAYED)).toHaveLength(1))

test.each([null, 7, {}, { games: 'x' }])('%j is no answer about a board', (json) => {
  expect(runningGames(json, 1, USERNAMES)).toBeUndefined()
})
