import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { figures } from './figures.ts'

const FOUR = ['1-2 1, 3-4 =', '1-3 =, 2-4 0', '1-4 1, 2-3 =']

test('Buchholz is the sum of the opponents’ scores', () => {
  // Scores 2½, ½, 1½, 1½.
  expect(figures(aSnapshot({ rounds: FOUR }), 'BH')).toEqual(['3.5', '5.5', '4.5', '4.5'])
})

test('cuts leave out the lowest, medians the lowest and the highest', () => {
  const snapshot = aSnapshot({ rounds: FOUR })
  expect(figures(snapshot, 'BH/C1')).toEqual(['3.0', '4.0', '4.0', '4.0'])
  expect(figures(snapshot, 'BH/C2')).toEqual(['1.5', '2.5', '2.5', '2.5'])
  expect(figures(snapshot, 'BH/M1')).toEqual(['1.5', '1.5', '1.5', '1.5'])
  expect(figures(snapshot, 'BH/M2')).toEqual(['0.0', '0.0', '0.0', '0.0'])
})

test('a zero-point bye counts as a draw for the opponents if only voluntary unplayed rounds follow', () => {
  const leaves = ['1-2 1, 3-4 1', '1-3 1, 2 U, 4 Z', '1-4 +-, 2-3 1']
  const returns = ['1-2 1, 3-4 1', '1-3 1, 2 U, 4 Z', '1-4 1, 2-3 1']
  // Number 3 met 4, who gets half a point for the absence in round 2, but none for the forfeit in round 3.
  expect(figures(aSnapshot({ rounds: leaves, settings: { totalRounds: 3 } }), 'BH')[2]).toBe('5.5')
  expect(figures(aSnapshot({ rounds: returns, settings: { totalRounds: 3 } }), 'BH')[2]).toBe('5.0')
})

test('an unplayed round counts as a game against oneself, capped by the score of the missing opponent', () => {
  // Number 1 has 2 points; number 2, who did not come, has half a point.
  const rounds = ['1-2 +-, 3-4 =', '1-3 1, 2-4 =']
  expect(figures(aSnapshot({ rounds }), 'BH')[0]).toBe('1.0')
  expect(figures(aSnapshot({ rounds, settings: { edition: 2024 } }), 'BH')[0]).toBe('2.5')
})

test('the cap includes byes of the missing opponent that only voluntary unplayed rounds follow', () => {
  const rounds = ['2 Z, 1-3 1', '1-2 +-, 3 Z']
  // Numbers 2 and 3 get half a point each for their absences.
  expect(figures(aSnapshot({ rounds }), 'BH')[0]).toBe('1.0')
})

test('a dummy without a scheduled opponent has at most a draw in each round', () => {
  const rounds = ['1 U, 2-3 =', '1-2 1, 3 U', '1-3 1, 2 Z']
  // Number 1 has 3 points, so the dummy has 1½; number 2 has ½ and another ½ for the last round, number 3 has 1½.
  expect(figures(aSnapshot({ rounds }), 'BH')[0]).toBe('4.0')
  expect(figures(aSnapshot({ rounds, settings: { edition: 2024 } }), 'BH')[0]).toBe('5.5')
})

test('a cut takes a voluntary unplayed round before a lower one that was played', () => {
  const rounds = ['1 H, 2-3 1', '1-3 1, 2 U', '1-2 1, 3 U']
  // Dummy 1½, number 3 has 1 point, number 2 has 2.
  expect(figures(aSnapshot({ rounds }), 'BH')[0]).toBe('4.5')
  expect(figures(aSnapshot({ rounds }), 'BH/C1')[0]).toBe('3.0')
  expect(figures(aSnapshot({ rounds }), 'BH/C2')[0]).toBe('2.0')
})

test('with forfeits as played the opponent who did not come counts', () => {
  const rounds = ['1-2 +-, 3-4 0', '1-3 0, 2-4 1', '1-4 0, 2-3 1']
  expect(figures(aSnapshot({ rounds }), 'BH')[0]).toBe('4.0')
  expect(figures(aSnapshot({ rounds }), 'BH/P')[0]).toBe('5.0')
})

test('fore Buchholz counts the games of the last round as drawn, even before they are over', () => {
  const over = aSnapshot({ rounds: ['1-2 1, 3 U', '1-3 1, 2 U'], settings: { totalRounds: 2 } })
  const on = aSnapshot({ rounds: ['1-2 1, 3 U', '1-3, 2 U'], settings: { totalRounds: 2 } })
  expect(figures(over, 'BH')).toEqual(['2.0', '3.0', '3.0'])
  expect(figures(over, 'FB')).toEqual(['2.5', '2.5', '2.5'])
  expect(figures(on, 'FB')).toEqual(['2.5', '2.5', '2.5'])
  expect(figures(over, 'BH/F')).toEqual(figures(over, 'FB'))
})

test('before the last round fore Buchholz equals Buchholz', () => {
  const snapshot = aSnapshot({ rounds: FOUR, settings: { totalRounds: 4 } })
  expect(figures(snapshot, 'FB')).toEqual(figures(snapshot, 'BH'))
})

test('an opponent can have a negative score', () => {
  const snapshot = aSnapshot({ rounds: ['1-2 1'], bonuses: [{ player: 1, round: 1, MP: -3, GP: 0 }] })
  expect(figures(snapshot, 'BH')).toEqual(['-1.5', '1.0'])
  expect(figures(snapshot, 'BH/C1')).toEqual(['0.0', '0.0'])
})

test('an unfinished game adds nothing', () => {
  const snapshot = aSnapshot({ rounds: ['1-2 1, 3-4 =', '1-3, 2-4'] })
  expect(figures(snapshot, 'BH')).toEqual(['0.0', '1.0', '0.5', '0.5'])
  expect(figures(aSnapshot({ rounds: ['1-2 =, 3-4 =', '1-3 1, 2-4 1', '1-4, 2-3'] }), 'BH/C1')[0]).toBe('1.5')
})

test('the average of the opponents’ Buchholz counts those met over the board, rounded half up', () => {
  const snapshot = aSnapshot({ rounds: ['1-2 1, 3-4 =', '1-3 =, 2-4 +-', '1-4 1, 2-3 ='] })
  // Number 2 met 1 and 3, number 4 met 3 and 1; the forfeit between them is no meeting.
  expect(figures(snapshot, 'BH')).toEqual(['3.5', '4.5', '4.5', '4.5'])
  expect(figures(snapshot, 'AOB')).toEqual(['4.50', '4.00', '4.17', '4.00'])
})

test('a player without opponents has no average', () => {
  expect(figures(aSnapshot({ rounds: ['1-2 1, 3 U'] }), 'AOB')).toEqual(['1.00', '0.00', '-0'])
})

test('in a round robin a forfeit is a game, and a free round adds nothing', () => {
  const rounds = ['1 Z, 2-3 1', '1-2 +-, 3 Z', '1-3 1, 2 Z']
  const snapshot = aSnapshot({ rounds, settings: { pairingSystem: 'roundRobin' } })
  expect(figures(snapshot, 'BH')).toEqual(['1.0', '2.0', '3.0'])
})
