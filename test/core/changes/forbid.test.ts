import { expect, test } from 'vitest'
import { deskActs } from '#core/changes/desk-acts.ts'
import { EMPTY_DESK } from '#core/snapshot/desk-rows.ts'
import { aSnapshot } from '../../support/build.ts'
import { planned } from '../../support/desk-examples.ts'

const event = (rounds: string[] = []) => ({ ...aSnapshot({ players: 6, rounds }), desk: EMPTY_DESK })
const families = { type: 'forbid' as const, groups: [{ nos: [4, 1] }, { nos: [2, 3], from: 1, to: 2 }] }

test('before round 1 groups are kept apart for the whole event or some rounds, and lifted again', () => {
  const { after } = planned(event(), deskActs(event(), families))
  expect(after.forbidden).toEqual([
    { players: [0, 3], from: 1, to: null },
    { players: [1, 2], from: 1, to: 2 },
  ])
  const lifted = planned(after, deskActs(after, { type: 'forbid', groups: [] }))
  expect(lifted.after.forbidden).toBeUndefined()
})

test('a drawn round has to be discarded first', () => {
  const drawn = planned(event(), deskActs(event(), { type: 'draw', round: 1 })).after
  expect(deskActs(drawn, families)).toBe('Discard the draw of round 1 first.')
})

test('after round 1 FIDE mode allows none; without it the report notes each pair', () => {
  const begun = event(['1-4 1, 2-5 1, 3-6 1'])
  expect(deskActs(begun, families)).toMatch(/FIDE mode/)
  const left = { ...begun, remarks: ['FIDE mode exited @ Round 1'] }
  const { after } = planned(left, deskActs(left, families))
  expect(after.remarks).toContain('Prohibition @ Round 2: 1-4')
  expect(after.remarks).toContain('Prohibition @ Round 2: 2-3')
})
