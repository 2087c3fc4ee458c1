import * as say from '#words/answers.js'
import { HTTPException } from 'hono/http-exception'
import { inLanguage } from '#core/text/language.ts'
import { SECOND } from '#core/time.ts'
import { waitText } from '#core/text/ago.ts'

/** A 429 with the waiting time in its sentence and in its header; `wait` is in milliseconds. */
export class TooManyAttempts extends HTTPException {
  readonly #wait: number
  constructor(wait: number) {
    super(429, { message: sentenceFor(wait), res: answerFor(wait) })
    this.#wait = wait
  }

  /** Its answer in a language. */
  answerIn(language: string): Response {
    return inLanguage(language, () => answerFor(this.#wait))
  }
}

export const tooManyAttempts = (wait: number): TooManyAttempts => new TooManyAttempts(wait)

const sentenceFor = (wait: number): string => say.tooManyAttempts({ wait: waitText(wait) })

const answerFor = (wait: number): Response =>
  new Response(sentenceFor(wait), {
    status: 429,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': String(Math.max(1, Math.ceil(wait / SECOND))),
    },
  })
