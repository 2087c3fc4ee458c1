import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_WEBHOOK_URL } from '../limits/links.ts'
import { WEBHOOK_EVENTS } from '../people/webhook-events.ts'
import { idField } from './fields.ts'

const URL = { error: say.httpsAddress }
const EVENTS = { error: say.webhookEvents }
const TOO_LONG = { error: () => say.addressTooLong({ max: MAX_WEBHOOK_URL }) }

/** POST /tournament/{id}/addWebhook */
export const WebhookInput = z.object({
  url: z.string(URL).check(z.trim(), z.minLength(1, URL), z.maxLength(MAX_WEBHOOK_URL, TOO_LONG)),
  events: z.array(z.enum(WEBHOOK_EVENTS, EVENTS), EVENTS).check(z.minLength(1, EVENTS), z.maxLength(20, EVENTS)),
})

/** POST /tournament/{id}/removeWebhook and resumeWebhook */
export const WebhookRefInput = z.object({ webhook: idField({ error: say.chooseWebhook }) })

/** POST /tournament/{id}/repeatDelivery */
export const DeliveryRefInput = z.object({ delivery: idField({ error: say.chooseDelivery }) })
