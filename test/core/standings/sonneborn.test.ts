import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { figures } from './figures.ts'

const ROBIN = { pairingSystem: 'roundRobin', totalRounds: 3 } as const

test('Sonneborn-Berger adds up the opponents’ scores, each times the points made against them', () => {
  const rounds = ['1-2 1, 3-4 =', '1-3 =, 2-4 0', '1-4 1, 2-3 =']
  // Scores 2½, ½, 1½, 1½.
  expect(figures(aSnapshot({ rounds }), 'SB')).toEqual(['2.75', '0.75', '2.25', '1.25'])
})

test('a cut takes the round against the lowest opponent, not the lowest value', () => {
  // Number 1 beat 2, who has ½, and lost to 3, who has 3.
  const rounds = ['1-2 1, 3-4 1', '1-3 0, 2-4 0', '1-4 1, 2-3 0']
  expect(figures(aSnapshot({ rounds }), 'SB')[0]).toBe('1.00')
  expect(figures(aSnapshot({ rounds: ['1-2 1, 3-4 1', '1-3 0, 2-4 =', '1-4 1, 2-3 0'] }), 'SB/C1')[0]).toBe('0.50')
})

test('of the lowest opponent’s round and a voluntary unplayed one, the higher is cut', () => {
  // Number 1: a half-point bye (dummy 1½, gives ¾), a win against 2, who has ½ (gives ½).
  const rounds = ['1 H, 2-3 =', '1-2 1, 3 U']
  expect(figures(aSnapshot({ rounds }), 'SB')[0]).toBe('1.00')
  expect(figures(aSnapshot({ rounds }), 'SB/C1')[0]).toBe('0.50')
  const better = ['1 Z, 2-3 =', '1-2 1, 3 U']
  // The zero-point bye gives nothing, so the win is cut.
  expect(figures(aSnapshot({ rounds: better }), 'SB')[0]).toBe('0.50')
  expect(figures(aSnapshot({ rounds: better }), 'SB/C1')[0]).toBe('0.00')
})

test('Koya counts points against opponents with at least half of the points', () => {
  const rounds = ['1-2 1, 3-4 =', '1-3 0, 2-4 1', '1-4 1, 2-3 0']
  // Scores 2, 1, 2½, ½; half of three games is 1½.
  const snapshot = aSnapshot({ rounds, settings: ROBIN })
  expect(figures(snapshot, 'KS')).toEqual(['0.0', '0.0', '1.0', '0.5'])
  expect(figures(snapshot, 'KS/L-1')).toEqual(['1.0', '0.0', '2.0', '0.5'])
  expect(figures(snapshot, 'KS/L80')).toEqual(['0.0', '0.0', '0.0', '0.5'])
})

test('in a Swiss Koya’s limit is half of all rounds', () => {
  const snapshot = aSnapshot({ rounds: ['1-2 1, 3 U', '1-3 1, 2 U', '2-3 1, 1 Z'] })
  // Scores 2, 2, 1; half of three rounds is 1½.
  expect(figures(snapshot, 'KS')).toEqual(['1.0', '0.0', '0.0'])
})

test('Koya’s limit is half of the games there are, without free rounds and players who never came', () => {
  const rounds = ['1-2 =, 3 Z', '1-3 =, 2 Z', '2-3 =, 1 Z']
  expect(figures(aSnapshot({ rounds, settings: ROBIN }), 'KS')).toEqual(['1.0', '1.0', '1.0'])
  const withoutFour = ['1-2 =, 3 Z, 4 Z', '1-3 =, 2 Z, 4 Z', '2-3 =, 1 Z, 4 Z']
  expect(figures(aSnapshot({ rounds: withoutFour, settings: ROBIN }), 'KS')).toEqual(['1.0', '1.0', '1.0', '0.0'])
})

test('extended Sonneborn-Berger multiplies the opponents’ points of one kind by one’s own of another', () => {
  const snapshot = aSnapshot({
    rounds: ['1-2 3:1, 3-4 2:2', '1-3 1½:2½, 2-4 4:0'],
    settings: { competitors: 'team', winReward: 2, drawReward: 1, byeReward: 1, gamePointTotal: 4 },
  })
  // Match points 2, 2, 3, 1; game points 4½, 5, 4½, 2.
  expect(figures(snapshot, 'EMMSB')).toEqual(['4.00', '2.00', '5.00', '3.00'])
  expect(figures(snapshot, 'EMGSB')).toEqual(['10.50', '6.00', '7.00', '6.00'])
  expect(figures(snapshot, 'EGMSB')).toEqual(['10.00', '4.00', '11.00', '4.50'])
  expect(figures(snapshot, 'EGGSB')).toEqual(['21.75', '12.50', '15.25', '9.00'])
})
