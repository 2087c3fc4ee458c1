import { expect, test } from 'vitest'
import { OUTCOMES, type Outcome } from '#core/match/outcome.ts'
import { byeResult, letterResult, resultOf, outcomePoints } from '#core/snapshot/outcome-points.ts'
import { field } from '#core/standings/field.ts'
import { aSnapshot } from '../../support/build.ts'

test('a win scores all points of a pairing, a draw half of them', () => {
  expect(outcomePoints('10', 1)).toEqual([2, 0])
  expect(outcomePoints('==', 4)).toEqual([4, 4])
  expect(outcomePoints('+-', 4)).toEqual([8, 0])
  expect(outcomePoints('--', 1)).toEqual([0, 0])
  expect(outcomePoints('  ', 1)).toEqual([0, 0])
  expect(outcomePoints('H ', 1)).toEqual([1, 0])
})

test('a bye scores what it is rewarded as', () => {
  const rewards = { winReward: 2, drawReward: 1 }
  expect([2, 1, 0].map((byeReward) => byeResult({ ...rewards, byeReward }))).toEqual([2, 1, 0])
  expect(outcomePoints('U ', 4, 1)).toEqual([4, 0])
  expect(outcomePoints('U ', 4)).toEqual([8, 0])
})

test('no result is not a loss', () => {
  expect(letterResult(' ')).toBeNull()
  expect(resultOf(' ')).toBeNull()
  expect(resultOf('0')).toBe(0)
  expect(resultOf('D')).toBe(0.5)
})

test.each([0, 0.5, 1])('an outcome has the same points here and in the standings, with a bye of %d', (byeReward) => {
  for (const letter of Object.keys(OUTCOMES) as Outcome[]) {
    const snapshot = aSnapshot({
      settings: { gamePointTotal: 4, byeReward },
      players: 1,
      rounds: [{ white: [0], black: [-1], outcomes: `${letter} ` }],
    })
    const [white] = outcomePoints(letter, 4, byeResult(snapshot.settings))
    expect([letter, field(snapshot, 1).game.each[0]]).toEqual([letter, white])
  }
})
