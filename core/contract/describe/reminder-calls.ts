import * as z from 'zod/mini'
import { string, integer } from './fields.ts'
import { RemoveReminderInput, ReminderInput } from '../reminders.ts'
import type { ApiCall } from './api-call.ts'

const Reminder = z.object({ id: string('The pairing’s id.'), minutes: integer('Minutes before the start.') })
const shared = { tag: 'Profile', act: 'readNotifications', answer: z.array(Reminder), example: {} } as const

export const REMINDER_CALLS = [
  { ...shared, method: 'get', path: '/profile/reminders', summary: 'Your match reminders' },
  {
    ...shared,
    method: 'post',
    path: '/profile/setReminder',
    body: ReminderInput,
    summary: 'Set a match reminder',
    refusals: { 409: 'This match has no start time yet.' },
  },
  {
    ...shared,
    method: 'post',
    path: '/profile/removeReminder',
    body: RemoveReminderInput,
    summary: 'Remove a match reminder',
  },
] as const satisfies readonly ApiCall[]
