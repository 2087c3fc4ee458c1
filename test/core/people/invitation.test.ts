import { expect, test } from 'vitest'
import { invitationNotification } from '#core/people/invitation.ts'

const arbiter = { kind: 'arbiter', name: 'Cup', by: 'ann', fromBoard: 1, toBoard: 4 } as const

test('an arbiter is invited to boards, and in a team event to tables, as the round’s places are called there', () => {
  expect(invitationNotification({ ...arbiter, competitors: 'individual' })).toBe(
    '**ann** invites you to be an arbiter of **Cup** and enter the results of boards 1 to 4.',
  )
  expect(invitationNotification({ ...arbiter, competitors: 'team' })).toMatch(/ enter the results of tables 1 to 4\.$/)
})
