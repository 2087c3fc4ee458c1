import * as z from 'zod/mini'
import { WEBHOOK_EVENTS } from '../../people/webhook-events.ts'
import { DeliveryRefInput, WebhookInput, WebhookRefInput } from '../webhooks.ts'
import type { ApiCall } from './api-call.ts'
import { enumOf, integer, nullableTime, string, time } from './fields.ts'
import { Message } from './message.ts'

const Delivery = z.object({
  id: string('Its id, as the header webhook-id has it.'),
  event: enumOf(WEBHOOK_EVENTS, 'What it tells.'),
  createdAt: time('When it was put in line.'),
  triedAt: nullableTime('When it was last tried.'),
  doneAt: nullableTime('When it was accepted.'),
  status: z.nullable(z.int()).check(z.describe('Status of the last answer; 0 for none.')),
})
const Webhook = z.object({
  id: string('Id to remove it by.'),
  url: string('Where it is sent.'),
  events: z.array(enumOf(WEBHOOK_EVENTS, 'What it is told.')),
  createdAt: time('When it was added.'),
  failingSince: nullableTime('Since when it has not been accepted.'),
  disabledAt: nullableTime('When it was switched off, after failing for too long.'),
  waiting: integer('Number of deliveries in line.'),
  deliveries: z.array(Delivery).check(z.describe('The last ones, newest first.')),
})

const shared = { tag: 'Tournaments', act: 'direct', example: { id: 'winter' }, answer: Message } as const
const GONE = { 404: 'This webhook has been removed.' }

export const WEBHOOK_CALLS = [
  {
    ...shared,
    method: 'get',
    path: '/tournament/:id/getWebhooks',
    answer: z.array(Webhook),
    summary: 'A tournament’s webhooks, with their last deliveries',
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/addWebhook',
    body: WebhookInput,
    answer: z.object({
      id: string('Id to remove it by.'),
      secret: string('Deliveries are signed with it. It’s shown only now.'),
    }),
    summary: 'Add a webhook',
    about:
      'Within seconds of an event, a minute at most, its JSON is posted to the address, signed as Standard Webhooks has it: webhook-id, webhook-timestamp and webhook-signature. The address must be public, on https and port 443; redirects aren’t followed. What isn’t answered with 2xx within 10 seconds is sent again, at growing intervals and in order.',
    refusals: { 400: 'Enter an address that begins with https://.', 409: 'A tournament can have up to 5 webhooks.' },
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/removeWebhook',
    body: WebhookRefInput,
    summary: 'Remove a webhook',
    refusals: GONE,
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/resumeWebhook',
    body: WebhookRefInput,
    summary: 'Send to a webhook again',
    about: 'Now, without waiting for the next try; also after it was switched off. Nothing is left out.',
    refusals: GONE,
  },
  {
    ...shared,
    method: 'post',
    path: '/tournament/:id/repeatDelivery',
    body: DeliveryRefInput,
    summary: 'Send a delivery again',
    about: 'With the same id, so a receiver can tell that it is the same.',
    refusals: { 404: 'This delivery is no longer kept.' },
  },
] as const satisfies readonly ApiCall[]
