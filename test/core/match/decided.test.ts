import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decidedSide } from '#core/match/decided.ts'

test.each([
  ['5–9 of 16 with two games left', [10, 18], 4, undefined, 1],
  ['7–8 of 16 with one game left', [14, 16], 2, undefined, undefined],
  ['8–7 of 16 with one game left', [16, 14], 2, undefined, undefined],
  ['8½–6½ of 16 with one game left', [17, 13], 2, undefined, 0],
  ['1½–½ of 2, over', [3, 1], 0, undefined, 0],
  ['1–1 of 2, over', [2, 2], 0, undefined, undefined],
  ['1–1 of 2, over, draw odds for Black', [2, 2], 0, 1, 1],
  ['8–7 of 16 with one game left, draw odds for the leader', [16, 14], 2, 0, 0],
  ['8–7 of 16 with one game left, draw odds for the other side', [16, 14], 2, 1, undefined],
] as const)('%s', (_, points, open, drawOdds, side) => {
  expect(decidedSide({ points: [...points], open, drawOdds })).toBe(side)
})

test('A decided match stays decided, however the open games end', () => {
  const half = fc.nat({ max: 40 })
  const odds = fc.constantFrom(0 as const, 1 as const, undefined)
  fc.assert(
    fc.property(half, half, fc.nat({ max: 20 }), fc.nat({ max: 2 }), odds, (white, black, games, first, drawOdds) => {
      const open = 2 * games
      const side = decidedSide({ points: [white, black], open, drawOdds })
      const won = Math.min(first, open)
      const next = decidedSide({
        points: [white + won, black + Math.min(2, open) - won],
        open: Math.max(0, open - 2),
        drawOdds,
      })
      if (side !== undefined) expect(next).toBe(side)
    }),
  )
})

test('The sides are treated alike', () => {
  const half = fc.nat({ max: 40 })
  fc.assert(
    fc.property(half, half, half, (white, black, open) => {
      const side = decidedSide({ points: [white, black], open })
      const mirrored = decidedSide({ points: [black, white], open })
      expect(mirrored).toBe(side === undefined ? undefined : 1 - side)
    }),
  )
})
