import { expect, test } from 'vitest'
import { standings } from '#core/standings/table.ts'
import { aSnapshot } from '#test/support/build.ts'
import { order } from './figures.ts'

const ranks = (...given: Parameters<typeof standings>): number[] => standings(...given).rows.map(({ rank }) => rank)

test('the score comes first, then the tournament’s tie-breaks', () => {
  const snapshot = aSnapshot({
    players: ['A 2000', 'B 2100', 'C 2200'],
    rounds: ['1-2 =, 3 Z'],
    settings: { tieBreaks: ['rating'] },
  })
  expect(order(snapshot)).toEqual([2, 1, 3])
  expect(standings(snapshot, 1).columns.map(({ code }) => code)).toEqual(['rating'])
  expect(standings(snapshot, 1).rows[0]).toEqual({ player: 1, pool: 0, rank: 1, score: 1, values: [2100] })
})

test('with requested codes the rank follows the columns alone, from left to right', () => {
  const snapshot = aSnapshot({ players: ['A 2000', 'B 2100', 'C 2200'], rounds: ['1-2 =, 3 Z'] })
  expect(order(snapshot, ['RTNG'])).toEqual([3, 2, 1])
  expect(order(snapshot, ['BPG', 'PTS'])).toEqual([2, 1, 3])
})

test('competitors that nothing separates share a rank, in alphabetical order', () => {
  const players = ['Zoë Lee', 'Al Ng', 'Bo Lee', 'Åsa Lee']
  const snapshot = aSnapshot({ players, rounds: ['2-1 1, 3-4 ='] })
  expect(order(snapshot)).toEqual([2, 4, 3, 1])
  expect(ranks(snapshot, 1)).toEqual([1, 2, 2, 4])
})

test('namesakes are ordered by number', () => {
  const players = { no: [7, 3], firstName: ['An', 'An'], lastName: ['Li', 'Li'], rating: [0, 0], nationality: ['', ''] }
  expect(order(aSnapshot({ players, rounds: ['1-2 ='] }))).toEqual([2, 1])
})

test('pools follow one another, each with its own ranks', () => {
  const snapshot = aSnapshot({ rounds: ['1-3 1, 2-4 0'], settings: { tieBreaks: ['BH', 'headToHead'] } })
  snapshot.players.pool = [2, 0, 2, 0]
  const { rows } = standings(snapshot, 1)
  expect(rows.map(({ player, pool, rank }) => [player + 1, pool, rank])).toEqual([
    [4, 0, 1],
    [2, 0, 2],
    [1, 2, 1],
    [3, 2, 2],
  ])
})

test('competitors without a figure come after those with one', () => {
  const snapshot = aSnapshot({ players: ['A', 'B 900', 'C 1800'], settings: { tieBreaks: ['rating'] } })
  expect(order(snapshot)).toEqual([3, 2, 1])
  expect(standings(snapshot, 0).rows[2]!.values).toEqual([NaN])
})

test('for some tie-breaks fewer is better', () => {
  const rounds = ['1-2 =, 3-4 =', '1-3 =, 2-4 =']
  expect(order(aSnapshot({ rounds, settings: { tieBreaks: ['timesBlack'] } }))).toEqual([1, 2, 3, 4])
  expect(order(aSnapshot({ rounds }), ['PTS', 'BPG'])).toEqual([4, 2, 3, 1])
})

test('the score shown is in match points or in game points', () => {
  const settings = { competitors: 'team', gamePointTotal: 4, winReward: 2, drawReward: 1 } as const
  const rounds = ['1-2 2½:1½, 3-4 4:0', '1-3 2:2, 2-4 2:2']
  const match = aSnapshot({ rounds, settings: { ...settings, displayPoints: 'match' } })
  const game = aSnapshot({ rounds, settings: { ...settings, displayPoints: 'game' } })
  expect(standings(match, 2).rows.map(({ score }) => score)).toEqual([6, 6, 2, 2])
  expect(standings(game, 2).rows.map(({ score }) => score)).toEqual([12, 9, 7, 4])
})

test('a bonus moves its player up', () => {
  const given = { rounds: ['1-2 1', '1-2 ='], bonuses: [{ player: 1, round: 2, MP: 3, GP: 0 }] }
  expect(order(aSnapshot(given), undefined, 1)).toEqual([1, 2])
  expect(order(aSnapshot(given), undefined, 2)).toEqual([2, 1])
})

test('invalid codes are ignored', () => {
  const snapshot = aSnapshot({ rounds: ['1-2 1'], settings: { tieBreaks: ['shoeSize', 'BH'] } })
  expect(standings(snapshot, 1).columns.map(({ code }) => code)).toEqual(['BH'])
  expect(standings(snapshot, 1).rows[0]!.values).toHaveLength(1)
})

test('before the first round everyone has rank 1, and an event without players has an empty table', () => {
  expect(ranks(aSnapshot({ players: 3 }), 0)).toEqual([1, 1, 1])
  const all = 'PTS,DE,BH/C1,FB,AOB,SB,KS,PS,WIN,STD,TPR,APPO,EDE,SSSC,BC,TBR,BBE,alphabetical'.split(',')
  expect(standings(aSnapshot({ players: 2 }), 0, all).rows).toHaveLength(2)
  expect(standings(aSnapshot(), 0, all).rows).toEqual([])
})
