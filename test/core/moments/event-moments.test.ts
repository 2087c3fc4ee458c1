import { expect, test } from 'vitest'
import { aSnapshot } from '#test/support/build.ts'
import { aRecord, minute, minuteOf, momentsOf } from '#test/support/recorded-round.ts'

const TEAM = { competitors: 'team', gamePointTotal: 4, winReward: 2, drawReward: 1 } as const

const tops = (rounds: string[], settings = {}, more = {}) =>
  momentsOf(aRecord(aSnapshot({ rounds, settings }), more), 'top').map(({ at, entries, side, points, isRunning }) => [
    minuteOf(at),
    entries[side],
    points,
    isRunning,
  ])

test('a player leads alone once nobody who still plays can reach the score', () => {
  // After round 1 players 1 and 3 lead with a point; 1 wins first, and 3 could still draw level.
  expect(tops(['1-2 1, 3-4 1', '1-4 1, 3-2 *'])).toEqual([])
  expect(tops(['1-2 1, 3-4 1', '1-4 1, 3-2 ='])).toEqual([[2, 1, 4, false]])
  expect(tops(['1-2 1, 3-4 1', '1-4 1, 3-2 1'])).toEqual([])
})

test('who led alone before the round and still does is no news', () =>
  expect(tops(['1-2 1, 3-4 =', '1-3 1, 4-2 1'])).toEqual([]))

test('the first round has no leader', () => expect(tops(['1-2 1, 3-4 ='])).toEqual([]))

test('who leads by a bye has no match to tell of, but nobody else leads then', () =>
  expect(tops(['1-2 1, 3-4 1, 5 Z', '1, 2-5 =, 3-4 ='])).toEqual([]))

test('in a team event a running match counts with its present score', () =>
  expect(tops(['1-2 3:1, 3-4 3:1', '1-4 *1:0, 3-2 2:2'], TEAM)).toEqual([[1, 1, 8, true]]))

test('each pool has its own leader', () => {
  const event = aSnapshot({ rounds: ['1-2 1, 3-4 =', '1-2 0, 3-4 1'] })
  const pooled = { ...event, players: { ...event.players, pool: [0, 0, 1, 1] } }
  const found = momentsOf(aRecord(pooled), 'top')
  expect(found.map(({ pool, entries, side }) => [pool, entries[side]])).toEqual([[1, 3]])
})

const streaks = (...rounds: string[]) =>
  momentsOf(aRecord(aSnapshot({ rounds })), 'streak', 'unbeaten').map((one) => [
    one.kind,
    one.entries[one.side],
    one.kind === 'streak' ? one.wins : one.games,
  ])

test('four wins in a row are a streak, and each further one', () => {
  expect(streaks('1-2 1', '1-2 1', '1-2 1')).toEqual([])
  expect(streaks('1-2 1', '1-2 1', '1-2 1', '1-2 1')).toEqual([['streak', 1, 4]])
  expect(streaks('1-2 0', '1-2 1', '1-2 1', '1-2 1', '1-2 1', '1-2 1')).toEqual([['streak', 1, 5]])
})

test('byes and forfeits neither count in a streak nor interrupt it', () =>
  expect(streaks('1-2 1', '1, 2 Z', '1-2 1', '1-2 +', '1-2 1', '1-2 1')).toEqual([['streak', 1, 4]]))

test('the first loss after five games without one is told', () => {
  expect(streaks('1-2 =', '1-2 =', '1-2 =', '1-2 =', '1-2 =', '1-2 1')).toEqual([['unbeaten', 2, 5]])
  expect(streaks('1-2 1', '1-2 =', '1-2 =', '1-2 =', '1-2 =', '1-2 =', '1-2 1')).toEqual([])
})

test('a streak has the time of the game that made it', () => {
  const [streak] = momentsOf(aRecord(aSnapshot({ rounds: ['1-2 1', '1-2 1', '1-2 1', '1-2 1'] })), 'streak')
  expect(streak?.at).toBe(minute(1))
})
