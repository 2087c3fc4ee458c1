import { expect, test } from 'vitest'
import type { Act } from '#core/changes/act.ts'
import { changeEvents } from '#core/changes/events.ts'
import { planChange } from '#core/changes/plan.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { aSnapshot } from '#test/support/build.ts'

const EVENT = { ...aSnapshot({ players: 4, rounds: ['1-2 *, 3-4 *'] }), desk: EMPTY_DESK }
const WIN: Act = { type: 'setResult', round: 1, no: 2, change: { outcome: '10' } }
const NEWS: Act = { type: 'announce', announcement: { id: 1, title: '', announcement: 'Lunch at noon', createdAt: 1 } }
const CHECK_IN: Act = { type: 'setCheckIns', round: 1, marks: [{ player: 1, isPresent: true }] }
const REMARK: Act = { type: 'setRemark', remark: 'Fire alarm', isNoted: true }

function eventsOf(acts: Act[]) {
  const plan = planChange(EVENT, acts)
  if (typeof plan === 'string') throw new Error(plan)
  return changeEvents(plan)
}

test.each<[string, Act[], object[]]>([
  ['results are broadcast themselves', [WIN], [{ type: 'match', r: 1, n: 2, o: '10' }]],
  ['an announcement is broadcast as a notice', [NEWS], [{ type: 'announcement' }]],
  ['check-ins are a notice for the desk', [CHECK_IN], [{ type: 'desk' }]],
  ['anything else makes viewers load the snapshot', [REMARK], [{ type: 'round' }]],
  ['acts of several kinds make viewers load the snapshot', [WIN, CHECK_IN], [{ type: 'round' }]],
])('%s', (_, acts, events) => {
  expect(eventsOf(acts)).toEqual(events)
})
