import { expect, test } from 'vitest'
import { boardView } from '#core/embed/board.ts'
import { chessRules } from '#core/game/chess-rules.ts'
import type { GameRow } from '#core/rows/game-row.ts'
import { pairings } from '#core/snapshot/pairing.ts'
import { aRound, aSnapshot } from '#test/support/build.ts'

const NOW = Date.UTC(2026, 0, 1, 12)
const HOUR = 3_600_000

const snapshot = aSnapshot({
  players: ['Reds', 'Blues'],
  settings: { competitors: 'team', gamePointTotal: 2 },
  rounds: [aRound('1-2 *1:0', { games: ['10'], facts: { 0: { startTime: NOW - HOUR } } })],
})
const [pairing] = pairings(snapshot, 1)

const aGame = (game: number, pgn: string, rest: Partial<GameRow> = {}): GameRow => ({
  white: { username: 'ann', result: null, team: 'Reds' },
  black: { username: '<bob>', result: null, team: 'Blues' },
  board: game,
  game,
  pgn,
  link: null,
  startTime: null,
  endTime: null,
  ...rest,
})

const shown = (rows: GameRow[], game?: number) =>
  boardView(snapshot, pairing!, { rows, teamsUnidentified: false }, chessRules, { game, now: NOW })
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

test('a board shows who plays, their clocks, the position and the last move', () => {
  const view = shown([aGame(2, '1. e4 { [%clk 0:09:58] } e5 { [%clk 0:09:57] } 2. Nf3 { [%clk 0:09:50] } *')], 2)!
  expect(view).toMatchObject({ note: 'Round 1, board 2', live: true, board: 2 })
  expect(view.more).toEqual({ words: 'Whole match', href: '/g/cup-1-1/2' })
  expect(textOf(view.body.html)).toBe('&lt;bob&gt; 9:57 ann 9:50 2. Nf3')
  expect(view.body.html).toContain('data-value="rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2"')
  expect(view.body.html).toContain('White: king e1')
  expect(view.body.html.match(/class="last"/g)).toHaveLength(2)
})

test('without a number, the embed shows the running game; with a number, that game', () => {
  const over = aGame(1, '1. e4 1-0', {
    white: { username: 'eve', result: 1, team: 'Reds' },
    black: { username: 'dan', result: 0, team: 'Blues' },
  })
  const live = aGame(2, '1. d4 *')
  expect(shown([over, live])!.body.html).toContain('ann')
  const first = shown([over, live], 1)!
  expect(first.live).toBe(false)
  expect(textOf(first.body.html)).toBe('dan 0 eve 1 1. e4')
  expect(shown([over, live], 3)).toBeUndefined()
})

test('a game without moves says why, and an invalid position does not break the embed', () => {
  expect(textOf(shown([])!.body.html)).toBe('This match has no live moves.')
  expect(textOf(shown([aGame(2, '*')], 2)!.body.html)).toContain('No moves yet')
  expect(() => shown([aGame(2, '\u0000{{{ 1. e9 ((((')], 2)).not.toThrow()
})
