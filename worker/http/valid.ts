import * as say from '#words/answers.js'
import { sValidator } from '@hono/standard-validator'
import type { ValidationTargets } from 'hono'
import type * as z from 'zod/mini'
import type { CodeOf } from '#core/contract/errors.ts'
import { badRequest } from '../use-cases/refusal.ts'

// The schema library's message for a rule that has none of its own.
const LIBRARY_DEFAULT = /^Invalid input$/

const sentence = (words?: string): string =>
  words === undefined || LIBRARY_DEFAULT.test(words) ? say.invalidRequest() : words

/** A rule that programs need to recognise has its own code. */
const codeOf = (issue: unknown) => (issue as { params?: { code?: CodeOf<400> } } | undefined)?.params?.code

/** Validates input by a schema; answers 400 with the sentence of the first broken rule. */
export const valid = <Target extends keyof ValidationTargets, Schema extends z.ZodMiniType>(
  target: Target,
  schema: Schema,
) =>
  sValidator(target, schema, (result) => {
    if (result.success) return
    const [issue] = result.error
    throw badRequest(() => sentence(issueOf(schema, result.data)), codeOf(issue))
  })

/** The first broken rule in the language in force. */
const issueOf = (schema: z.ZodMiniType, data: unknown): string | undefined =>
  schema.safeParse(data).error?.issues[0]?.message
