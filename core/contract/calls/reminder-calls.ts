import * as z from 'zod/mini'
import { text, whole } from '../answers/words.ts'
import { RemoveReminder, SetReminder } from '../reminders.ts'
import type { Call } from './call.ts'

const Reminder = z.object({ id: text('The pairing’s id.'), minutes: whole('How long before its start.') })
const shared = { tag: 'Profile', act: 'readNotifications', answer: z.array(Reminder), example: {} } as const

export const REMINDER_CALLS = [
  { ...shared, method: 'get', path: '/profile/reminders', summary: 'The matches that one is reminded of' },
  {
    ...shared,
    method: 'post',
    path: '/profile/setReminder',
    body: SetReminder,
    summary: 'Be reminded of a match before it starts',
    refusals: { 409: 'Nobody knows yet when this match starts.' },
  },
  {
    ...shared,
    method: 'post',
    path: '/profile/removeReminder',
    body: RemoveReminder,
    summary: 'Be reminded of a match no more',
  },
] as const satisfies readonly Call[]
