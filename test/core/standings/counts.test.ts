import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { figures } from './figures.ts'

const snapshot = aSnapshot({
  rounds: ['1-2 1, 3-4 +-, 5 U', '2-1 0, 4-3 =, 5 H', '1-3 WL, 5-2 --, 4 Z', '2-3, 1-4 =, 5 F'],
})

test.each([
  ['WIN', ['3', '0', '1', '0', '2'], 'wins, played or not'],
  ['WON', ['3', '0', '0', '0', '0'], 'wins over the board'],
  ['BPG', ['1', '1', '2', '1', '0'], 'games with Black'],
  ['BWG', ['1', '0', '0', '0', '0'], 'wins with Black'],
  ['REP', ['4', '2', '3', '2', '2'], 'rounds that somebody wanted to play, and that have an end'],
  ['STD', ['3.5', '0.0', '1.5', '1.0', '2.5'], 'one for more than a draw gives, a half for as much'],
])('%s is %j: %s', (code, expected) => {
  expect(figures(snapshot, code)).toEqual(expected)
})

test('times played Black counts only rounds that were played, and fewer is better', () => {
  const games = aSnapshot({ rounds: ['1-2 =, 3-4 -+', '2-1 =, 4-3 ='], settings: { tieBreaks: ['timesBlack'] } })
  expect(figures(games, 'timesBlack')).toEqual(['1', '1', '1', '0'])
})

test('on game points the boards are counted, and a bye counts as won on each', () => {
  const settings = { competitors: 'team', winReward: 2, drawReward: 1, byeReward: 1, gamePointTotal: 4 } as const
  const round = { white: [0, 2], black: [1, -1], outcomes: '10U ', points: [5, 3, 4, 0], games: ['10==0110', ''] }
  const unwritten = { white: [0, 2], black: [1, -1], outcomes: '10Z ', points: [5, 3, 0, 0] }
  const teams = aSnapshot({ players: 3, rounds: [round, unwritten], settings })
  expect(figures(teams, 'WIN:GP')).toEqual(['2', '1', '4'])
  expect(figures(teams, 'WON:GP')).toEqual(['2', '1', '0'])
  // The first-named side has White on boards 1 and 3.
  expect(figures(teams, 'BPG:GP')).toEqual(['2', '2', '0'])
  expect(figures(teams, 'BWG:GP')).toEqual(['1', '1', '0'])
  expect(figures(teams, 'REP:GP')).toEqual(['4', '4', '4'])
  expect(figures(teams, 'STD:GP')).toEqual(['2.5', '1.5', '4.0'])
})
