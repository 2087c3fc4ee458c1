import * as z from 'zod/mini'
import { string, integer } from './fields.ts'
import { RemoveReminderInput, ReminderInput } from '../reminders.ts'
import type { ApiCall } from './api-call.ts'

const Reminder = z.object({ id: string('The pairing’s id.'), minutes: integer('How long before its start.') })
const shared = { tag: 'Profile', act: 'readNotifications', answer: z.array(Reminder), example: {} } as const

export const REMINDER_CALLS = [
  { ...shared, method: 'get', path: '/profile/reminders', summary: 'The matches that one is reminded of' },
  {
    ...shared,
    method: 'post',
    path: '/profile/setReminder',
    body: ReminderInput,
    summary: 'Be reminded of a match before it starts',
    refusals: { 409: 'Nobody knows yet when this match starts.' },
  },
  {
    ...shared,
    method: 'post',
    path: '/profile/removeReminder',
    body: RemoveReminderInput,
    summary: 'Be reminded of a match no more',
  },
] as const satisfies readonly ApiCall[]
