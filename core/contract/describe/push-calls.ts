import * as z from 'zod/mini'
import { nullableString, integer } from './fields.ts'
import { SubscribeInput, UnsubscribeInput } from '../push.ts'
import type { ApiCall } from './api-call.ts'

const browsers = integer('How many browsers are told.')
const Browsers = z.object({ browsers })
const shared = { tag: 'Profile', act: 'readNotifications', answer: Browsers, example: {} } as const

export const PUSH_CALLS = [
  {
    ...shared,
    method: 'get',
    path: '/profile/push',
    summary: 'Whether this site tells browsers while it is closed',
    answer: z.object({
      publicKey: nullableString('The key to subscribe with; null: this site sends no pushes.'),
      browsers,
    }),
  },
  {
    ...shared,
    method: 'post',
    path: '/profile/push/subscribe',
    body: SubscribeInput,
    summary: 'Have a browser told what is new',
    refusals: { 400: 'That is no subscription of a browser.', 503: 'This site sends no pushes.' },
  },
  {
    ...shared,
    method: 'post',
    path: '/profile/push/unsubscribe',
    body: UnsubscribeInput,
    summary: 'Have a browser told no more',
  },
] as const satisfies readonly ApiCall[]
