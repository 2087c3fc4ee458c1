import { expect, test } from 'vitest'
import { drawRound } from '#core/draw/draw-round.ts'
import { swiss } from '../../../scripts/bench/swiss.ts'

test('a draw reports its progress up to the end, and the result is the same', () => {
  const { settings, ...cup } = swiss(120, 1)
  const snapshot = { ...cup, settings: { ...settings, totalRounds: 5 } }
  const shares: number[] = []
  const pairs = drawRound(snapshot, 2, { watch: (share) => shares.push(share) })
  expect(pairs).toEqual(drawRound(snapshot, 2))
  expect(shares.length).toBeGreaterThan(20)
  expect(Math.min(...shares)).toBeGreaterThan(0)
  expect(Math.max(...shares)).toBeLessThanOrEqual(1)
  expect(shares.at(-1)).toBeGreaterThan(0.9)
})
