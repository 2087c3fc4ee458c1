import { sValidator } from '@hono/standard-validator'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Visit } from './visit.ts'

const Email = z.object({
  from: z.string(),
  to: z.array(z.string()),
  subject: z.string(),
  text: z.string(),
  headers: z.optional(z.record(z.string(), z.string())),
})

/** A letter that the mail service has accepted; `at` is when. */
export interface AcceptedLetter extends z.infer<typeof Email> {
  key: string
  at: number
}

/** Requests a second, as Resend allows by default. */
const LIMIT = 2
const WINDOW = 1000

const refusal = (statusCode: number, name: string) => ({ statusCode, name, message: `Refused: ${name}` })

/**
 * A mail service like Resend: it takes two requests a second, sends a letter once per idempotency key, and refuses
 * addresses without an `@`. Moods add faults.
 */
export const mail = new Hono<Visit>().post('/emails', sValidator('json', Email), (c) => {
  const { kept, now } = c.var
  if (!c.req.header('authorization')?.startsWith('Bearer ')) return c.json(refusal(401, 'missing_api_key'), 401)
  const recent = (kept.get<number[]>('setting', 'mail-requests') ?? []).filter((at) => at > now - WINDOW)
  if (recent.length >= LIMIT) {
    c.header('retry-after', '1')
    return c.json(refusal(429, 'rate_limit_exceeded'), 429)
  }
  kept.put('setting', 'mail-requests', [...recent, now])
  const letter = c.req.valid('json')
  if (!letter.to.every((address) => address.includes('@'))) return c.json(refusal(422, 'invalid_parameter'), 422)
  const key = c.req.header('idempotency-key') ?? crypto.randomUUID()
  if (!kept.get('mail', key)) kept.put('mail', key, { ...letter, key, at: now } satisfies AcceptedLetter)
  return c.json({ id: key })
})

/** Accepted letters, in order. */
export const mailed = new Hono<Visit>().get('/', (c) =>
  c.json(c.var.kept.all<AcceptedLetter>('mail').toSorted((one, other) => one.at - other.at)),
)
