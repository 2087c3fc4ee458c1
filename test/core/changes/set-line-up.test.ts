import { expect, test } from 'vitest'
import { actRefusal, applyAct, inverseOf } from '#core/changes/acts.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { aSnapshot } from '#test/support/build.ts'

const NO_MATCH = /has no match in round 2\.$/
const takeBack = { type: 'setLineUp', round: 2, team: 1, individuals: null } as const
const handIn = { ...takeBack, individuals: [3, 1] }

test('a line-up can be neither set nor removed in a round in which the team has no match; removing a missing one is allowed', () => {
  const without = aSnapshot({ rounds: ['1-2 1'], settings: { competitors: 'team' }, desk: EMPTY_DESK })
  const { type: _, ...lineUp } = handIn
  const withOne = { ...without, desk: { ...EMPTY_DESK, lineUps: [lineUp] } }
  expect(actRefusal(without, handIn)).toMatch(NO_MATCH)
  expect(actRefusal(withOne, takeBack)).toMatch(NO_MATCH)
  expect(actRefusal(without, takeBack)).toBeUndefined()
})

test('undoing the removal of a line-up restores it', () => {
  const before = aSnapshot({ rounds: ['1-2 1', '1-2 *'], settings: { competitors: 'team' }, desk: EMPTY_DESK })
  const withOne = applyAct(before, handIn)
  const after = applyAct(withOne, takeBack)
  const undo = inverseOf(withOne, takeBack)!
  expect(actRefusal(after, undo)).toBeUndefined()
  expect(applyAct(after, undo)).toEqual(withOne)
})
