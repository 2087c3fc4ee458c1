import * as z from 'zod/mini'

/** What answers are made of, each with the words that say what it means. */

export const text = (words: string) => z.string().check(z.describe(words))
export const maybeText = (words: string) => z.nullable(z.string()).check(z.describe(words))
export const number = (words: string) => z.number().check(z.describe(words))
export const maybeNumber = (words: string) => z.nullable(z.number()).check(z.describe(words))
export const whole = (words: string) => z.int().check(z.describe(words))
export const yes = (words: string) => z.boolean().check(z.describe(words))
export const time = (words: string) => z.int().check(z.describe(`${words} Milliseconds since 1970.`))
export const maybeTime = (words: string) => z.nullable(z.int()).check(z.describe(`${words} Milliseconds since 1970.`))
export const oneOf = <const Words extends readonly string[]>(words: Words, meaning: string) =>
  z.enum(words).check(z.describe(meaning))
/** 1, 0.5 or 0. */
export const result = (words: string) => z.nullable(z.literal([1, 0.5, 0])).check(z.describe(words))

export const nationality = text('FIDE’s three letters of the federation, or empty.')
export const contact = z.nullable(
  z.partialRecord(z.enum(['reddit', 'zoom', 'skype', 'facebook', 'phone', 'email']), z.string()),
)
