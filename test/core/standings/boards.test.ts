import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { figures, order } from './figures.ts'

const TEAMS = { competitors: 'team', winReward: 2, drawReward: 1, byeReward: 1, gamePointTotal: 4 } as const
const level = (games: string) => ({ white: [0], black: [1], outcomes: '==', points: [4, 4], games: [games] })

test('board count multiplies each board’s points by its number, and fewer is better', () => {
  // Boards 1 and 4 go to one side, 2 and 3 to the other: 5 each.
  expect(figures(aSnapshot({ rounds: [level('10010110')], settings: TEAMS }), 'BC')).toEqual(['5.0', '5.0'])
  const snapshot = aSnapshot({ rounds: [level('01100110')], settings: { ...TEAMS, gamePointTotal: 2 } })
  expect(figures(snapshot, 'BC')).toEqual(['6.0', '4.0'])
  expect(order(snapshot, ['MPTS', 'BC'])).toEqual([2, 1])
})

test('top boards are compared from board 1 on', () => {
  const snapshot = aSnapshot({ rounds: [level('==10==01')], settings: TEAMS })
  expect(figures(snapshot, 'TBR', ['MPTS'])).toEqual(['1', '2'])
})

test('bottom boards are dropped one after the other', () => {
  // Without board 4 both have 1½; without boards 3 and 4 the first side has 1½ and the second ½.
  const snapshot = aSnapshot({ rounds: [level('10==0110')], settings: TEAMS })
  expect(figures(snapshot, 'BBE', ['MPTS'])).toEqual(['1', '2'])
  expect(figures(snapshot, 'TBR', ['MPTS'])).toEqual(['1', '2'])
})

test('a forfeited match and a bye count as won on all boards', () => {
  const round = { white: [0, 2], black: [1, -1], outcomes: '+-U ', points: [8, 0, 4, 0] }
  expect(figures(aSnapshot({ players: 3, rounds: [round], settings: TEAMS }), 'BC')).toEqual(['10.0', '0.0', '10.0'])
})

test('MPvGP is the other score, and SSSC adds the strength of the opposition', () => {
  const snapshot = aSnapshot({
    rounds: ['1-2 3:1, 3-4 2:2', '1-3 1½:2½, 2-4 4:0'],
    settings: { ...TEAMS, totalRounds: 2 },
  })
  expect(figures(snapshot, 'MPvGP')).toEqual(['4.5', '5.0', '4.5', '2.0'])
  expect(figures(snapshot, 'MPvGP', ['GPTS'])).toEqual(['2.0', '2.0', '3.0', '1.0'])
  // Two rounds of four boards: the divisor is 1, so the Buchholz of 5, 3, 3 and 5 counts in full.
  expect(figures(snapshot, 'SSSC')).toEqual(['9.50', '8.00', '7.50', '7.00'])
  expect(figures(snapshot, 'SSSC/K3')).toEqual(['6.17', '6.00', '5.50', '3.67'])
})
