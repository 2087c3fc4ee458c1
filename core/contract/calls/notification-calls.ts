import * as z from 'zod/mini'
import { maybeText, oneOf, text, time, whole, yes } from '../answers/words.ts'
import { Entry } from '../answers/people.ts'
import { ReadNotification } from '../notifications.ts'
import type { Call } from './call.ts'

const Notification = z.object({
  id: whole('Its number.'),
  content: text('Markdown.'),
  link: maybeText('Where it leads.'),
  role: oneOf(['draw', 'announcement'], 'What it tells of.'),
  seen: yes('Whether it was seen.'),
  createdAt: time('When it was sent.'),
})
const tag = 'Profile'

export const NOTIFICATION_CALLS = [
  {
    method: 'get',
    path: '/profile/notifications',
    tag,
    act: 'readNotifications',
    example: {},
    summary: 'The own notifications, newest first',
    answer: z.array(Notification),
  },
  {
    method: 'post',
    path: '/profile/readNotification',
    tag,
    act: 'readNotifications',
    example: {},
    summary: 'Mark a notification as seen',
    body: ReadNotification,
    answer: z.object({ unseen: whole('How many are not seen yet.') }),
    refusals: { 404: 'There is no such notification.' },
  },
  {
    method: 'get',
    path: '/profile/tournaments',
    tag,
    act: 'editProfile',
    example: {},
    summary: 'The tournaments that one directs, the last changed first',
    answer: z.array(z.omit(Entry, { id: true, histories: true })),
  },
] as const satisfies readonly Call[]
