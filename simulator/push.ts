import { Hono } from 'hono'
import type { StatusCode } from 'hono/utils/http-status'
import type { Visit } from './visit.ts'

/** A received push; `body` is base64. */
export interface ReceivedPush {
  headers: Record<string, string>
  body: string
}

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** Answers to browsers by the beginning of their name: `gone` has unsubscribed. */
const ANSWERS: Record<string, StatusCode> = { gone: 410, busy: 503, bad: 403, slow: 429 }

/** A push service that stores the pushes it receives. */
export const push = new Hono<Visit>().post('/:browser', async (c) => {
  const browser = c.req.param('browser')
  // Read the body before the stored list: another push to this browser may arrive meanwhile.
  const received = { headers: c.req.header(), body: base64(await c.req.arrayBuffer()) }
  c.var.kept.put('push', browser, [...(c.var.kept.get<ReceivedPush[]>('push', browser) ?? []), received])
  const [, status = 201] = Object.entries(ANSWERS).find(([start]) => browser.startsWith(start)) ?? []
  if (status === 429) c.header('retry-after', '120')
  return c.body(null, status)
})

export const pushed = new Hono<Visit>().get('/:browser', (c) =>
  c.json(c.var.kept.get<ReceivedPush[]>('push', c.req.param('browser')) ?? []),
)
