import fc from 'fast-check'
import type { DrawRules, FixedColour } from '#core/snapshot/draw-rules.ts'

export const points = fc.integer({ min: 0, max: 40 })
export const aRoundNumber = fc.integer({ min: 1, max: 9 })
const aColour = fc.constantFrom('w' as const, 'b' as const)
const span = fc.tuple(aRoundNumber, aRoundNumber).map(([one, other]) => [Math.min(one, other), Math.max(one, other)])

/** Exclusions, accelerations and colour rules for `size` competitors. */
export function drawRulesOf(size: number): fc.Arbitrary<DrawRules> {
  const everybody = Array.from({ length: size }, (_, position) => position)
  const group = fc
    .record({ players: fc.subarray(everybody, { minLength: Math.min(2, size) }), rounds: span, open: fc.boolean() })
    .map(({ players, rounds: [from = 1, to = 1], open }) => ({ players, from, to: open ? null : to }))
  const range = fc.subarray(everybody, { minLength: Math.min(1, size), maxLength: Math.min(2, size) })
  const acceleration = fc
    .record({ range, rounds: span, MP: points, GP: points })
    .map(({ range: [first = 0, last = first], rounds: [from = 1, to = 1], MP, GP }) => ({
      first,
      last,
      from,
      to,
      MP,
      GP,
    }))
  const colours = fc
    .uniqueArray(fc.tuple(aRoundNumber, fc.nat({ max: Math.max(0, size - 1) }), aColour), {
      selector: ([round, player]) => `${round} ${player}`,
      maxLength: 4,
    })
    .map((fixed) => fixed.map(([round, player, colour]) => ({ round, player, colour })))
  return fc
    .record({
      forbidden: fc.array(group, { maxLength: 3 }),
      accelerations: fc.array(acceleration, { maxLength: 3 }),
      initialColour: fc.option(aColour),
      fixedColours: colours,
    })
    .map(({ forbidden, accelerations, initialColour, fixedColours }) => ({
      ...(size > 1 && forbidden.length > 0 && { forbidden }),
      ...(size > 0 && accelerations.length > 0 && { accelerations }),
      ...(initialColour && { initialColour }),
      ...(size > 0 && fixedColours.length > 0 && { fixedColours: fixedColours.sort(inRoundOrder) }),
    }))
}

const inRoundOrder = (a: FixedColour, b: FixedColour): number => a.round - b.round || a.player - b.player
