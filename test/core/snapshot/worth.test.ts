import { expect, test } from 'vitest'
import { OUTCOMES, type Outcome } from '#core/match/outcome.ts'
import { byeHalves, halves, result, worth } from '#core/snapshot/worth.ts'
import { field } from '#core/standings/field.ts'
import { aSnapshot } from '#test/support/build.ts'

test('a win brings all points of a pairing, a draw half of them', () => {
  expect(worth('10', 1)).toEqual([2, 0])
  expect(worth('==', 4)).toEqual([4, 4])
  expect(worth('+-', 4)).toEqual([8, 0])
  expect(worth('--', 1)).toEqual([0, 0])
  expect(worth('  ', 1)).toEqual([0, 0])
  expect(worth('H ', 1)).toEqual([1, 0])
})

test('a bye brings what it is rewarded as', () => {
  const rewards = { winReward: 2, drawReward: 1 }
  expect([2, 1, 0].map((byeReward) => byeHalves({ ...rewards, byeReward }))).toEqual([2, 1, 0])
  expect(worth('U ', 4, 1)).toEqual([4, 0])
  expect(worth('U ', 4)).toEqual([8, 0])
})

test('no result is not a loss', () => {
  expect(halves(' ')).toBeNull()
  expect(result(' ')).toBeNull()
  expect(result('0')).toBe(0)
  expect(result('D')).toBe(0.5)
})

test.each([0, 0.5, 1])('an outcome is worth the same here and in the standings, with a bye of %d', (byeReward) => {
  for (const letter of Object.keys(OUTCOMES) as Outcome[]) {
    const snapshot = aSnapshot({
      settings: { gamePointTotal: 4, byeReward },
      players: 1,
      rounds: [{ white: [0], black: [-1], outcomes: `${letter} ` }],
    })
    const [white] = worth(letter, 4, byeHalves(snapshot.settings))
    expect([letter, field(snapshot, 1).game.each[0]]).toEqual([letter, white])
  }
})
