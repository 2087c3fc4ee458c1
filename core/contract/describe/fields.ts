import * as z from 'zod/mini'
import type { Day } from '../../text/start.ts'

/** Schemas of fields, each with the description of its meaning. */

export const string = (meaning: string) => z.string().check(z.describe(meaning))
export const nullableString = (meaning: string) => z.nullable(z.string()).check(z.describe(meaning))
export const number = (meaning: string) => z.number().check(z.describe(meaning))
export const nullableNumber = (meaning: string) => z.nullable(z.number()).check(z.describe(meaning))
export const integer = (meaning: string) => z.int().check(z.describe(meaning))
export const boolean = (meaning: string) => z.boolean().check(z.describe(meaning))
export const time = (meaning: string) => z.int().check(z.describe(`${meaning} Milliseconds since 1970.`))
export const nullableTime = (meaning: string) =>
  z.nullable(z.int()).check(z.describe(`${meaning} Milliseconds since 1970.`))
/** A day (`Day`). The pattern is only described: answers aren’t parsed. */
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)) as unknown as z.ZodMiniType<Day, Day>
export const nullableStart = (meaning: string) =>
  z
    .nullable(z.union([z.int(), day]))
    .check(z.describe(`${meaning} Milliseconds since 1970, or a day such as 2026-06-18 if no hour is known.`))
export const enumOf = <const Words extends readonly string[]>(words: Words, meaning: string) =>
  z.enum(words).check(z.describe(meaning))
/** 1, 0.5 or 0. */
export const result = (meaning: string) => z.nullable(z.literal([1, 0.5, 0])).check(z.describe(meaning))

export const nationality = string('FIDE three-letter federation code, or empty.')
export const contact = z.nullable(
  z.partialRecord(z.enum(['reddit', 'zoom', 'skype', 'facebook', 'phone', 'email']), z.string()),
)
