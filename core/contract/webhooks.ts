import * as z from 'zod/mini'
import { MAX_WEBHOOK_URL } from '../limits/links.ts'
import { WEBHOOK_EVENTS } from '../people/webhook-events.ts'
import { idField } from './fields.ts'

const URL = 'Enter an address that begins with https://.'
const EVENTS = 'Choose at least one event.'
const TOO_LONG = `Addresses can have at most ${MAX_WEBHOOK_URL} characters.`

/** POST /tournament/{id}/addWebhook */
export const WebhookInput = z.object({
  url: z.string(URL).check(z.trim(), z.minLength(1, URL), z.maxLength(MAX_WEBHOOK_URL, TOO_LONG)),
  events: z.array(z.enum(WEBHOOK_EVENTS, EVENTS), EVENTS).check(z.minLength(1, EVENTS), z.maxLength(20, EVENTS)),
})

/** POST /tournament/{id}/removeWebhook and resumeWebhook */
export const WebhookRefInput = z.object({ webhook: idField('Choose a webhook from the list.') })

/** POST /tournament/{id}/repeatDelivery */
export const DeliveryRefInput = z.object({ delivery: idField('Choose a delivery from the list.') })
