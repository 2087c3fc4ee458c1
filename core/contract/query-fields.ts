import * as z from 'zod/mini'

const MAX_IDS = 1000
const MAX_ROWS = 100
const MAX_PER_PHASE = 30
const AFTER = 'The row to list after must be an id.'

const number = (least: number, most: number, sentence: string) =>
  z.pipe(
    z.string(sentence).check(z.regex(/^\d{1,6}$/, sentence)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least, sentence), z.lte(most, sentence))),
  )

/** From 0, which is before the first round. */
export const roundField = number(0, 999_999, 'The round must be a number.')

/** The most rows of each phase in one list. */
export const perPhaseField = number(1, MAX_PER_PHASE, `perPhase must be a number from 1 to ${MAX_PER_PHASE}.`)

/** Comma-separated, at most 1,000. */
export const idList = z.pipe(
  z.string('The ids must be a comma-separated list.'),
  z.pipe(
    z.transform((text: string) =>
      text
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
    z.array(z.string()).check(z.maxLength(MAX_IDS, `Up to ${MAX_IDS} ids per request.`)),
  ),
)

/** `true`, `1` or an empty value set the flag; `false` and `0` don't. */
export const booleanFlag = (name: string) =>
  z.pipe(
    z.enum(['true', '1', '', 'false', '0'], `${name} must be true or false.`),
    z.transform((word) => word !== 'false' && word !== '0'),
  )

/** `after` is the id of the last row of the previous page. */
export const pageFields = {
  limit: z._default(number(1, MAX_ROWS, `The limit must be a number from 1 to ${MAX_ROWS}.`), 100),
  after: z.optional(z.string(AFTER).check(z.regex(/^[\w-]{1,64}$/, AFTER))),
}
