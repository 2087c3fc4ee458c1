import * as say from '#words/answers.js'
import { createMiddleware } from 'hono/factory'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import type * as z from 'zod/mini'
import type { AppEnv } from '../env.ts'
import { badRequest } from '../use-cases/refusal.ts'
import { noteKey } from './idempotency-key.ts'
import { valid } from './valid.ts'
import { inReaderLanguage } from './reader-language.ts'

const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE
const DEFAULT_MAX_BYTES = 64 * KILOBYTE
const MAX_DEPTH = 32
const NUL = /\\u0000/

/**
 * Reads the rest of a refused body, up to twice its limit and at least a megabyte: a browser that is answered while it
 * still sends reports a network error instead of the refusal.
 */
async function discard(stream: ReadableStream<Uint8Array> | null, maxSize: number): Promise<void> {
  // A locked stream was already read up to its limit: it had no length, which no browser sends.
  if (!stream || stream.locked) return
  const most = Math.max(MEGABYTE, 2 * maxSize)
  let size = 0
  try {
    for await (const chunk of stream) {
      size += chunk.length
      if (size >= most) break
    }
  } catch {
    // The client has gone and reads no answer.
  }
}

/** Limits the body by the bytes that arrive, whatever its content-length says. */
const limitBody = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: async (c) => {
      await discard(c.req.raw.body, maxSize)
      throw new HTTPException(413, {
        message: inReaderLanguage(c, () => say.bodyTooLarge({ size: maxSize / KILOBYTE })),
      })
    },
  })

/** Refuses a body that isn't JSON, or is nested deeper than any of our schemas. */
const requireJson = createMiddleware<AppEnv>(async (c, next) => {
  if (!/^application\/json(;|$)/i.test(c.req.header('content-type') ?? '')) {
    throw new HTTPException(415, { message: inReaderLanguage(c, say.bodyNotSentAsJson) })
  }
  const body: unknown = await c.req.json().catch(() => {
    throw badRequest(say.bodyInvalidJson)
  })
  // SQLite would end a text there.
  if (NUL.test(await c.req.text())) throw badRequest(say.bodyNulCharacter)
  if (depth(body) > MAX_DEPTH) throw badRequest(say.bodyNestedTooDeeply)
  await next()
})

/** The nesting depth of a value; stops counting one level beyond the deepest allowed. */
function depth(value: unknown): number {
  let level: unknown[] = [value]
  let levels = 0
  while (level.length > 0 && levels <= MAX_DEPTH + 1) {
    level = level.flatMap((one) => (typeof one === 'object' && one !== null ? Object.values(one) : []))
    levels += 1
  }
  return levels - 1
}

/**
 * Middleware for a body that fits the schema, read by `c.req.valid('json')`; throws 400, 413 or 415 with a sentence.
 */
export const body = <Schema extends z.ZodMiniType>(schema: Schema, maxBytes = DEFAULT_MAX_BYTES) =>
  [limitBody(maxBytes), requireJson, noteKey, valid('json', schema)] as const
