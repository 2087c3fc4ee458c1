import * as say from '#words/answers.js'
import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../env.ts'
import { digest } from '../secrets/token.ts'
import { badRequest } from '../use-cases/refusal.ts'

const MAX_LENGTH = 64

/** Throws 400 for an idempotency key that is too long: without a key, a repeated request would be made twice. */
export const checkKey = createMiddleware<AppEnv>(async (c, next) => {
  if ((c.req.header('idempotency-key') ?? '').length > MAX_LENGTH)
    throw badRequest(() => say.idempotencyKeyTooLong({ max: MAX_LENGTH }))
  await next()
})

/** Notes the idempotency key of a request with its path and body, which have been read. */
export const noteKey = createMiddleware<AppEnv>(async (c, next) => {
  const key = c.req.header('idempotency-key')
  if (key) c.set('keyed', { key, request: await digest(`${c.req.path} ${await c.req.text()}`) })
  await next()
})
