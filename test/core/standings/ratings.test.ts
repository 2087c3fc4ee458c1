import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { figures } from './figures.ts'

const PLAYERS = ['A 2400', 'B 2301', 'C 2200', 'D 2100']
const ROUNDS = ['1-2 1, 3-4 =', '1-3 =, 2-4 0', '4-1 0, 2-3 +-']
const rated = aSnapshot({ players: PLAYERS, rounds: ROUNDS })

test('the average of the opponents counts those met over the board, rounded half up', () => {
  expect(figures(rated, 'ARO')).toEqual(['2200', '2250', '2250', '2300'])
  expect(figures(rated, 'ARO/C1')).toEqual(['2251', '2400', '2400', '2351'])
  expect(figures(rated, 'ARO/M1')).toEqual(['2200', '-0', '-0', '2301'])
})

test('the performance is the average rating plus the difference for the score', () => {
  // 1: 2½ of 3, 83 %: +273. 2: none of 2: −800. 3: 1 of 2. 4: 1½ of 3, half.
  expect(figures(rated, 'TPR')).toEqual(['2473', '1450', '2250', '2300'])
})

test('rating tie-breaks are undefined if a player is unrated, unless the code sets a rating', () => {
  const players = [...PLAYERS.slice(0, 3), 'D']
  const snapshot = aSnapshot({ players, rounds: ROUNDS })
  for (const code of ['ARO', 'TPR', 'PTP', 'APRO', 'APPO', 'RTNG']) {
    expect(figures(snapshot, code)).toEqual(['-0', '-0', '-0', '-0'])
  }
  expect(figures(snapshot, 'RTNG/U1400')).toEqual(['2400', '2301', '2200', '1400'])
  expect(figures(snapshot, 'ARO/U2100')).toEqual(figures(rated, 'ARO'))
})

test('the site’s own tie-breaks leave unrated opponents out, and rank unrated players last', () => {
  const snapshot = aSnapshot({ players: [...PLAYERS.slice(0, 3), 'D'], rounds: ROUNDS })
  expect(figures(snapshot, 'rating')).toEqual(['2400', '2301', '2200', '-0'])
  expect(figures(snapshot, 'averageRatingCut')).toEqual(['2301', '-0', '-0', '2351'])
  expect(figures(rated, 'averageRatingCut')).toEqual(figures(rated, 'ARO/C1'))
  expect(figures(rated, 'performance')).toEqual(figures(rated, 'TPR'))
})

test('forfeits do not count, not even in a round robin', () => {
  const robin = aSnapshot({ players: PLAYERS, rounds: ROUNDS, settings: { pairingSystem: 'roundRobin' } })
  expect(figures(robin, 'ARO')).toEqual(figures(rated, 'ARO'))
})

test('averages of the opponents’ performances skip opponents without one', () => {
  const snapshot = aSnapshot({ players: PLAYERS, rounds: ['1-2 =, 3-4 +-'] })
  expect(figures(snapshot, 'TPR')).toEqual(['2301', '2400', '-0', '-0'])
  expect(figures(snapshot, 'APRO')).toEqual(['2400', '2301', '-0', '-0'])
  expect(figures(snapshot, 'APPO')).toEqual(['2397', '2298', '-0', '-0'])
})
