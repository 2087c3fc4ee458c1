import { expect, test } from 'vitest'
import type { FixtureRules } from '#core/match/fixture-score.ts'
import { hasBegun, miniLines } from '#core/match/mini-lines.ts'
import type { Mini } from '#core/match/mini.ts'
import { DEFAULTS } from '#core/tournament/tournament.ts'

const rules: FixtureRules = {
  ...DEFAULTS,
  segments: [
    { label: 'Rapid', timeClass: 'rapid', minBoards: 4, gamesPerBoard: 2 },
    { label: 'Blitz', timeClass: 'blitz', minBoards: 5, gamesPerBoard: 2 },
  ],
  fixtureScoring: 'perMini',
  forfeitBoardPoints: 'minimum',
}

const mini = (k: number, points: [number, number] | null, outcome = '  '): Mini => ({
  k,
  outcome,
  points,
  games: '',
  facts: points ? { boards: k === 1 ? 4 : 5, bodyStatus: outcome === '  ' ? 'in_progress' : 'finished' } : {},
})

test('each match of a fixture says its score, whether it runs, and who has won it or can’t be caught', () => {
  const [rapid, blitz] = miniLines(rules, [mini(1, [11, 5], 'WL'), mini(2, [3, 11])], 0)
  expect(rapid).toMatchObject({ label: 'Rapid', points: [11, 5], won: 0, isOver: true })
  expect(blitz).toMatchObject({ label: 'Blitz', status: 'live', won: 1, isOver: false })
})

test('a forfeited match shows the points that the rule gives', () => {
  const [, blitz] = miniLines(rules, [mini(1, null), mini(2, null, '+-')], 0)
  expect(blitz).toMatchObject({ points: [20, 0], won: 0, isForfeit: true })
})

test('between two matches a fixture keeps its score', () => {
  expect(hasBegun('registered', [mini(1, [11, 5], 'WL'), mini(2, null)])).toBe(true)
  expect(hasBegun('registered', [mini(1, null), mini(2, null)])).toBe(false)
  expect(hasBegun('hidden', [mini(1, [11, 5], 'WL')])).toBe(false)
})
