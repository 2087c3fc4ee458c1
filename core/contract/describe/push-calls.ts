import * as z from 'zod/mini'
import { nullableString, integer } from './fields.ts'
import { SubscribeInput, UnsubscribeInput } from '../push.ts'
import type { ApiCall } from './api-call.ts'

const browsers = integer('Number of subscribed browsers.')
const Browsers = z.object({ browsers })
const shared = { tag: 'Profile', act: 'readNotifications', answer: Browsers, example: {} } as const

export const PUSH_CALLS = [
  {
    ...shared,
    method: 'get',
    path: '/profile/push',
    summary: 'Push notification settings',
    answer: z.object({
      publicKey: nullableString('Key to subscribe with; null if push is off.'),
      browsers,
    }),
  },
  {
    ...shared,
    method: 'post',
    path: '/profile/push/subscribe',
    body: SubscribeInput,
    summary: 'Subscribe a browser to push notifications',
    refusals: { 400: 'Invalid push subscription.', 503: 'Push notifications aren’t available on this site.' },
  },
  {
    ...shared,
    method: 'post',
    path: '/profile/push/unsubscribe',
    body: UnsubscribeInput,
    summary: 'Unsubscribe a browser',
  },
] as const satisfies readonly ApiCall[]
