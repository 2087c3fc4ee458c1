import fc from 'fast-check'
import { expect, test } from 'vitest'
import { swingOf, swings, turningPoints } from '#core/game/swings.ts'
import type { Evaluation } from '#core/match/win-chance.ts'

const cp = (value: number): Evaluation => ({ cp: value })
const at = (found: { ply: number }[]) => found.map(({ ply }) => ply)

test('a swing is a change of 1.5 pawns that is also 15 points of win percentage', () => {
  expect(swingOf(7, cp(0), cp(-170))).toMatchObject({ ply: 7, points: expect.closeTo(-15.2, 1) })
  // 1.5 pawns from level are 13.5 points.
  expect(swingOf(7, cp(0), cp(150))).toBeUndefined()
  // From +6 to +9 the game is won before and after.
  expect(swingOf(7, cp(600), cp(900))).toBeUndefined()
  expect(swingOf(7, { mate: 3 }, cp(0))).toBeDefined()
  expect(swingOf(7, { mate: 9 }, { mate: 2 })).toBeUndefined()
})

test('a position without an evaluation is no swing, and neither is the move after it', () => {
  expect(swings([cp(0), undefined, cp(900)])).toEqual([])
  expect(at(swings([cp(30), cp(20), cp(500)]))).toEqual([3])
})

test('a game has at most its three greatest swings as turning points, in the order of the moves', () => {
  const evaluations = [cp(0), cp(-200), cp(400), cp(0), cp(-800), cp(-790)]
  expect(at(swings(evaluations))).toEqual([2, 3, 4, 5])
  expect(at(turningPoints(evaluations))).toEqual([3, 4, 5])
})

test('turning points are swings of the game, whatever its evaluations', () =>
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -1500, max: 1500 }).map(cp), { nil: undefined })), (game) => {
      const found = turningPoints(game)
      expect(found.length).toBeLessThanOrEqual(3)
      expect(at(found)).toEqual(at(found).toSorted((one, other) => one - other))
      expect(swings(game)).toEqual(expect.arrayContaining(found))
    }),
  ))
