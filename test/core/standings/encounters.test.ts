import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { figures, order } from './figures.ts'

test('two tied players are ordered by their game', () => {
  const rounds = ['1-2 0, 3-4 1', '1-3 1, 2-4 0', '1-4 =, 2-3 =']
  // All four met, and have 1½ each.
  expect(figures(aSnapshot({ rounds }), 'DE', ['PTS'])).toEqual(['0', '0', '0', '0'])
  const two = ['1-2 0, 3-4 1', '1-3 1, 2-4 0', '1-4 1, 2-3 1']
  // 1 and 2 have two points, 3 and 4 one; 2 beat 1, 3 beat 4.
  expect(figures(aSnapshot({ rounds: two }), 'DE', ['PTS'])).toEqual(['2', '1', '1', '2'])
  expect(order(aSnapshot({ rounds: two }), ['PTS', 'DE'])).toEqual([2, 1, 3, 4])
})

test('a player who is not tied has no place in an encounter', () => {
  expect(figures(aSnapshot({ rounds: ['1-2 1'] }), 'DE', ['PTS'])).toEqual(['0', '0'])
})

test('if all have met, players whose games leave them equal are compared again among themselves', () => {
  const rounds = ['1-2 1, 3-4 =', '3-1 1, 4-2 0', '1-4 1, 2-3 1']
  // Scores 2, 2, 1½ and ½; number 1 beat 2.
  expect(figures(aSnapshot({ rounds }), 'DE', ['PTS'])).toEqual(['1', '2', '0', '0'])
})

const circle = ['1-2 1, 4-3 0', '3-1 1, 4-2 0', '2-3 1, 4-1 0']

test('a circle of wins separates no players', () => {
  expect(figures(aSnapshot({ rounds: circle }), 'DE', ['PTS'])).toEqual(['0', '0', '0', '0'])
})

test('if not all have met, only players who cannot be caught come first', () => {
  // All four are tied on one point; 1 beat 2 and 3 never met 1.
  const open = aSnapshot({ rounds: ['1-2 1, 3-4 1', '1 Z, 3 Z, 2 U, 4 U'] })
  expect(figures(open, 'DE', ['PTS'])).toEqual(['0', '0', '0', '0'])
  // 1 beat 2 and 3, who did not meet: either could only reach one point.
  const clear = aSnapshot({ rounds: ['1-2 1, 3 U', '1-3 1, 2 U', '1-4 0, 2 U, 3 U'] })
  expect(figures(clear, 'DE', ['PTS'])).toEqual(['1', '2', '2', '0'])
})

test('after the first place is decided the others are compared again', () => {
  // 1, 2, 3 are tied on two; 1 beat both, then 2 beat 3.
  const rounds = ['1-2 1, 3 U', '1-3 1, 2 U', '2-3 1, 1 Z', '3 U, 1 Z, 2 Z']
  expect(figures(aSnapshot({ rounds }), 'DE', ['PTS'])).toEqual(['1', '2', '3'])
})

test('forfeits count in a Swiss only if the code says so, and always in a round robin', () => {
  const rounds = ['1-2 +-, 3 U', '2 U, 1 Z, 3 Z']
  expect(figures(aSnapshot({ players: 3, rounds }), 'DE', ['PTS'])).toEqual(['0', '0', '0'])
  const pair = ['1-2 +-', '2 U, 1 Z']
  expect(figures(aSnapshot({ rounds: pair }), 'DE', ['PTS'])).toEqual(['0', '0'])
  expect(figures(aSnapshot({ rounds: pair }), 'DE/P', ['PTS'])).toEqual(['1', '2'])
  const robin = aSnapshot({ rounds: pair, settings: { pairingSystem: 'roundRobin' } })
  expect(figures(robin, 'DE', ['PTS'])).toEqual(['1', '2'])
})

test('several games of a pair are averaged', () => {
  const settings = { pairingSystem: 'roundRobin' } as const
  const rounds = ['1-2 1, 3-4 1', '2-1 =, 4-3 0', '1-3 0, 2-4 1', '2-3 1, 1-4 1']
  // 1: 2½ with 1½ of 2 against 2; 2: 2½; 3 beat 1 and lost to 2.
  const snapshot = aSnapshot({ rounds, settings })
  expect(figures(snapshot, 'PTS')).toEqual(['2.5', '2.5', '3.0', '0.0'])
  expect(figures(snapshot, 'DE', ['PTS'])).toEqual(['1', '2', '0', '0'])
})

test('an unfinished game can still be won', () => {
  const rounds = ['1 U, 2 U', '1-2']
  expect(figures(aSnapshot({ rounds }), 'DE', ['PTS'])).toEqual(['0', '0'])
})

const TEAMS = { competitors: 'team', winReward: 2, drawReward: 1, byeReward: 1, gamePointTotal: 4 } as const

test('the extended encounter uses game points if match points separate no teams', () => {
  const rounds = ['1-2 3:1, 4-3 0:4', '3-1 2½:1½, 4-2 0:4', '2-3 4:0, 4-1 0:4']
  const snapshot = aSnapshot({ rounds, settings: TEAMS })
  expect(figures(snapshot, 'DE', ['MPTS'])).toEqual(['0', '0', '0', '0'])
  // Game points among themselves are 4½, 5 and 2½.
  expect(figures(snapshot, 'EDE', ['MPTS'])).toEqual(['2', '1', '3', '0'])
  expect(figures(snapshot, 'DE:GP', ['MPTS'])).toEqual(['2', '1', '3', '0'])
})

test('head-to-head is the encounter on match points, with a version on game points', () => {
  const rounds = ['1-2 3:1, 4-3 0:4', '3-1 2½:1½, 4-2 0:4', '2-3 4:0, 4-1 0:4']
  const tieBreaks = ['headToHead', 'headToHeadGamePoints']
  expect(order(aSnapshot({ rounds, settings: { ...TEAMS, tieBreaks } }))).toEqual([2, 1, 3, 4])
})

test('encounters are computed within each group that is still tied', () => {
  const rounds = ['1-2 0, 3-4 1', '1-3 1, 2-4 0', '1-4 1, 2-3 1']
  const snapshot = aSnapshot({ players: ['A 2400', 'B 2300', 'C 2200', 'D 2100'], rounds })
  expect(figures(snapshot, 'DE', ['PTS', 'RTNG'])).toEqual(['0', '0', '0', '0'])
})
