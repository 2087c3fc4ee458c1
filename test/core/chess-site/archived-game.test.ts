import { expect, test } from 'vitest'
import { archivedReport, archiveMonths } from '#core/chess-site/archived-game.ts'
import type { KnownAccounts } from '#core/chess-site/white-side.ts'

const accounts: KnownAccounts = [new Set(['ann']), new Set(['bob'])]
const month = {
  games: [
    { url: 'https://www.chess.com/game/daily/77', white: 'https://api.chess.com/pub/player/x', black: {} },
    {
      url: 'https://www.chess.com/game/live/77',
      pgn: '[UTCDate "2026.03.01"]\n[UTCTime "18:00:00"]\n\n1. e4 1-0',
      end_time: 1_772_390_000,
      white: { username: 'Ann', result: 'win' },
      black: { username: 'Bob', result: 'timeout' },
    },
  ],
}

test('a game is found among a month of others by its number', () => {
  expect(archivedReport(month, '77', accounts)).toMatchObject({
    bodyStatus: 'finished',
    startTime: Date.UTC(2026, 2, 1, 18),
    endTime: 1_772_390_000_000,
    games: [{ board: 1, whiteFirst: true, outcome: '10', white: 'Ann' }],
  })
  expect(archivedReport(month, '78', accounts)).toBe('absent')
  expect(archivedReport(month, '77', [new Set(['ann']), new Set(['carl'])])).toBe('other')
  expect(archivedReport([month], '77', accounts)).toBeUndefined()
})

test('months are looked into by the calendar of the site, the last one in its first days', () => {
  expect(archiveMonths(Date.UTC(2026, 0, 15), false)).toEqual(['2026/01'])
  expect(archiveMonths(Date.UTC(2026, 0, 15), true)).toEqual(['2026/01', '2025/12'])
  expect(archiveMonths(Date.UTC(2026, 2, 1), false)).toEqual(['2026/03', '2026/02'])
  expect(archiveMonths(Date.UTC(2026, 2, 31), true)).toEqual(['2026/03', '2026/02'])
})
