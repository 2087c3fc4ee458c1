import { Hono } from 'hono'
import type { Visit } from './visit.ts'

/** A received push; `body` is base64. */
export interface ReceivedPush {
  headers: Record<string, string>
  body: string
}

const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/**
 * A push service that stores the pushes it receives. A browser whose name begins with `gone` has unsubscribed (410),
 * one with `busy` gets 503.
 */
export const push = new Hono<Visit>().post('/:browser', async (c) => {
  const browser = c.req.param('browser')
  // Read the body before the stored list: another push to this browser may arrive meanwhile.
  const received = { headers: c.req.header(), body: base64(await c.req.arrayBuffer()) }
  c.var.kept.put('push', browser, [...(c.var.kept.get<ReceivedPush[]>('push', browser) ?? []), received])
  if (browser.startsWith('gone')) return c.body(null, 410)
  return c.body(null, browser.startsWith('busy') ? 503 : 201)
})

export const pushed = new Hono<Visit>().get('/:browser', (c) =>
  c.json(c.var.kept.get<ReceivedPush[]>('push', c.req.param('browser')) ?? []),
)
