import { sValidator } from '@hono/standard-validator'
import type { ValidationTargets } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type * as z from 'zod/mini'

const UNREADABLE = 'That is not what this call takes.'
// What the schemas' library says where a rule has no words of its own.
const WORDLESS = 'Invalid input'

const sentence = (words = WORDLESS): string => (words === WORDLESS ? UNREADABLE : words)

/** Lets through what fits the schema; anything else is answered 400 with the sentence of the first rule it breaks. */
export const valid = <Target extends keyof ValidationTargets, Schema extends z.ZodMiniType>(
  target: Target,
  schema: Schema,
) =>
  sValidator(target, schema, (result) => {
    if (!result.success) throw new HTTPException(400, { message: sentence(result.error[0]?.message) })
  })
