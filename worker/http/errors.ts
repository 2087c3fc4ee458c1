import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { App } from '../env.ts'

const OURS = 'Something went wrong on our side. Try again in a moment.'

/** Writes down what happened inside, under the id that the asker was given. */
export function noted(fault: Error, c: Context<App>): void {
  const { method, path } = c.req
  console.error(JSON.stringify({ request: c.var.requestId, method, path, fault: fault.stack ?? fault.message }))
}

/** The one place where what was thrown becomes an answer: a sentence of plain text, and never a stack. */
export function onError(fault: Error, c: Context<App>): Response {
  if (fault instanceof HTTPException && fault.res) return fault.res
  // What was said about the answer that did not come does not hold for this one.
  c.header('etag', undefined)
  c.header('cache-control', 'no-store')
  if (fault instanceof HTTPException) return c.text(fault.message, fault.status)
  noted(fault, c)
  return c.text(OURS, 500)
}
