import * as say from '#words/answers.js'
import { HTTPException } from 'hono/http-exception'
import { SECOND, waitText } from '#core/time.ts'

/** A 429 with the waiting time in its sentence and in its header; `wait` is in milliseconds. */
export function tooManyAttempts(wait: number): HTTPException {
  const seconds = Math.max(1, Math.ceil(wait / SECOND))
  const message = say.tooManyAttempts({ wait: waitText(wait) })
  return new HTTPException(429, {
    message,
    res: new Response(message, {
      status: 429,
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
        'retry-after': String(seconds),
      },
    }),
  })
}
