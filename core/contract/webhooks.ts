import * as z from 'zod/mini'
import { WEBHOOK_EVENTS } from '../people/webhook-events.ts'

const URL = 'Enter an address that begins with https://.'
const EVENTS = 'Choose at least one event.'
const WEBHOOK = 'Choose a webhook from the list.'
const DELIVERY = 'Choose a delivery from the list.'
const id = (sentence: string) => z.string(sentence).check(z.regex(/^[\w-]{1,64}$/, sentence))

/** POST /tournament/{id}/addWebhook */
export const WebhookInput = z.object({
  url: z
    .string(URL)
    .check(z.trim(), z.minLength(1, URL), z.maxLength(500, 'Addresses can have at most 500 characters.')),
  events: z.array(z.enum(WEBHOOK_EVENTS, EVENTS), EVENTS).check(z.minLength(1, EVENTS), z.maxLength(20, EVENTS)),
})

/** POST /tournament/{id}/removeWebhook and resumeWebhook */
export const WebhookRefInput = z.object({ webhook: id(WEBHOOK) })

/** POST /tournament/{id}/repeatDelivery */
export const DeliveryRefInput = z.object({ delivery: id(DELIVERY) })
