import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ActInput } from '#core/contract/acts.ts'
import { ACT_TYPES, anAct } from '#test/support/acts.ts'
import { snapshots } from '#test/support/arbitrary.ts'

// To make a tournament takes longer than all else here.
const TOURNAMENTS = fc.sample(snapshots, 60)

test.each(ACT_TYPES)('%s is read as it was written', (type) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TOURNAMENTS).chain((snapshot) => anAct(snapshot, type)),
      (act) => {
        const written: unknown = JSON.parse(JSON.stringify(act))
        expect(z.parse(ActInput, written)).toEqual(written)
      },
    ),
    { numRuns: 30 },
  )
})

test.each<[string, unknown]>([
  ['of a type that there is none of', { type: 'winEverything' }],
  ['without what it needs', { type: 'withdrawEntry' }],
  ['with more than it needs', { type: 'withdrawEntry', no: 1, level: 2 }],
  ['with an outcome of one letter', { type: 'setResult', round: 1, no: 1, change: { outcome: '1' } }],
  ['of a round before the first', { type: 'removeLink', round: 0, no: 1 }],
  ['that is none', null],
])('an act %s is refused', (_, act) => {
  expect(z.safeParse(ActInput, act).success).toBe(false)
})
