import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Act } from '#core/changes/act.ts'
import { planChange } from '#core/changes/plan.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { recordsOf, snapshotFromRecords } from '#core/snapshot/from-records.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { ACT_TYPES, anAct } from '#test/support/acts.ts'
import { aSnapshot } from '#test/support/build.ts'
import { paperOf, written } from '#test/support/event-model.ts'

/** What is done at a desk more often than all else, so that events get on. */
const STEPS = ['drawRound', 'publishRound', 'setResult', 'setResult', 'setRoundClosed'] as const
// A file says anything, also of an event that is nowhere near; nobody is erased by a desk.
const OTHERS = ACT_TYPES.filter((type) => !['importTournament', 'eraseIndividual', 'createTournament'].includes(type))

const begun: Snapshot = {
  ...aSnapshot({ players: ['Ann 2100', 'Bo 2000', 'Cy 1900', 'Di 1800'], settings: { totalRounds: 5 } }),
  desk: EMPTY_DESK,
}
const choices = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...STEPS), fc.constantFrom(...OTHERS)), fc.nat()), {
  minLength: 100,
  maxLength: 100,
})

/** An act of this type on this tournament: the same for the same seed. */
const chosenAct = (snapshot: Snapshot, type: Act['type'], seed: number): Act =>
  fc.sample(anAct(snapshot, type), { numRuns: 1, seed })[0]!

test('whatever is done one after the other is what an arbiter would write down, and taking it all back the last first gives what there was', () => {
  let furthest = 0
  fc.assert(
    fc.property(choices, (chosen) => {
      let now = begun
      let paper = paperOf(now)
      const inverses: Act[][] = []
      for (const [type, seed] of chosen) {
        const plan = planChange(now, [chosenAct(now, type, seed)])
        if (typeof plan === 'string' || !plan.inverse) continue
        inverses.push(plan.inverse)
        const expected = written(paper, plan.acts[0]!)
        now = plan.after
        paper = paperOf(now)
        if (expected && JSON.stringify(expected) !== JSON.stringify(paper))
          expect([type, paper]).toEqual([type, expected])
        furthest = Math.max(furthest, now.round)
      }
      // What is saved as rows is read as the same.
      expect(snapshotFromRecords(recordsOf(now))).toEqual(now)
      for (const inverse of inverses.toReversed()) {
        const back = planChange(now, inverse)
        if (typeof back === 'string') throw new Error(`${back} ${JSON.stringify(inverse)}`)
        now = back.after
      }
      expect(now).toEqual(begun)
    }),
    { numRuns: 500 },
  )
  expect(furthest).toBeGreaterThan(0)
})
