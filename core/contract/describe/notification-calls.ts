import * as z from 'zod/mini'
import { nullableString, enumOf, string, time, integer, boolean } from './fields.ts'
import { Entry } from './people.ts'
import { MarkSeenInput } from '../notifications.ts'
import type { ApiCall } from './api-call.ts'

const Notification = z.object({
  id: integer('Its number.'),
  content: string('Markdown.'),
  link: nullableString('Where it links to.'),
  role: enumOf(['draw', 'announcement'], 'Title.'),
  seen: boolean('Whether it was seen.'),
  createdAt: time('When it was sent.'),
  tournamentId: nullableString('The tournament it’s about, if it may give away results.'),
  spoilerFree: nullableString('Markdown to show instead to someone who hides results; null if it gives nothing away.'),
})
const tag = 'Profile'

export const NOTIFICATION_CALLS = [
  {
    method: 'get',
    path: '/profile/notifications',
    tag,
    act: 'readNotifications',
    example: {},
    summary: 'Your notifications, newest first',
    answer: z.array(Notification),
  },
  {
    method: 'post',
    path: '/profile/readNotification',
    tag,
    act: 'readNotifications',
    example: {},
    summary: 'Mark a notification as seen',
    body: MarkSeenInput,
    answer: z.object({ unseen: integer('Number still unseen.') }),
    refusals: { 404: 'Notification not found.' },
  },
  {
    method: 'get',
    path: '/profile/tournaments',
    tag,
    act: 'editProfile',
    example: {},
    summary: 'Tournaments you direct, most recently changed first',
    answer: z.array(z.omit(Entry, { id: true, histories: true, standing: true })),
  },
] as const satisfies readonly ApiCall[]
