import { expect, test } from 'vitest'
import { planChange } from '#core/changes/plan.ts'
import { rowChanges } from '#core/changes/row-changes.ts'
import { aSnapshot } from '../../support/build.ts'

test('leaving a stage is written as null', () => {
  const abandoned = aSnapshot({ rounds: ['1-2 1'], stage: 'abandoned' })
  const plan = planChange(abandoned, [{ type: 'setStage', from: 'abandoned', to: null }])
  if (typeof plan === 'string') throw new Error(plan)
  expect(rowChanges(plan.before, plan.after).tournament).toEqual({ stage: null })
})
