import * as say from '#words/checks.js'
import * as sayGroups from '#words/groups.js'
import * as z from 'zod/mini'
import { parseGroup } from '../standings/entry-groups.ts'
import type { CheckMessage } from './fields.ts'

const MAX_IDS = 1000
const MAX_ROWS = 100
const MAX_PER_PHASE = 30
const AFTER = { error: say.listAfter }

const number = (least: number, most: number, message: CheckMessage) =>
  z.pipe(
    z.string(message).check(z.regex(/^\d{1,6}$/, message)),
    z.pipe(z.transform(Number), z.number().check(z.gte(least, message), z.lte(most, message))),
  )

/** From 0, which is before the first round. */
export const roundField = number(0, 999_999, { error: say.roundInQuery })

/** The most rows of each phase in one list. */
export const perPhaseField = number(1, MAX_PER_PHASE, { error: () => say.perPhase({ max: MAX_PER_PHASE }) })

/** Comma-separated, at most 1,000. */
export const idList = z.pipe(
  z.string({ error: say.idList }),
  z.pipe(
    z.transform((text: string) =>
      text
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
    z.array(z.string()).check(z.maxLength(MAX_IDS, { error: () => say.tooManyIds({ max: MAX_IDS }) })),
  ),
)

/** `true`, `1` or an empty value set the flag; `false` and `0` don't. */
export const booleanFlag = (name: string) =>
  z.pipe(
    z.enum(['true', '1', '', 'false', '0'], { error: () => say.flag({ name }) }),
    z.transform((word) => word !== 'false' && word !== '0'),
  )

/** `after` is the id of the last row of the previous page. */
export const pageFields = {
  limit: z._default(number(1, MAX_ROWS, { error: () => say.limit({ max: MAX_ROWS }) }), 100),
  after: z.optional(z.string(AFTER).check(z.regex(/^[\w-]{1,64}$/, AFTER))),
}

const GROUP = { error: sayGroups.groupInQuery }
const MAX_GROUP = 120

/** A group of entries, as in `formatGroup`. */
export const groupText = z.string(GROUP).check(
  z.maxLength(MAX_GROUP, GROUP),
  z.refine((text) => parseGroup(text) !== undefined, GROUP),
)
