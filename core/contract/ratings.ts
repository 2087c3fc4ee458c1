import * as say from '#words/ratings.js'
import * as z from 'zod/mini'
import { MAX_BIRTH, MAX_ENTRIES_AT_ONCE, MAX_TITLE } from '../limits/event.ts'
import { MAX_LIST_SEARCH, MAX_LISTED_TEXT } from '../limits/ratings.ts'
import { LISTED_FORM } from '../ratings/listed-text.ts'
import { entryNo, federationOrNone, rating, shortLine } from './fields.ts'

const LISTED = { error: say.listedForm }
export const listedText = z.string(LISTED).check(z.maxLength(MAX_LISTED_TEXT, LISTED), z.regex(LISTED_FORM, LISTED))

const DAY = { error: say.listDay }
const ENTRIES = { error: say.entriesToRefresh }

/** Ratings, titles and federations of entries as lists have them; all of them as they are afterwards. */
export const RefreshRatings = z.object({
  type: z.literal('refreshRatings'),
  /** The day of the list. */
  on: z.string(DAY).check(z.regex(/^\d{4}-\d\d-\d\d$/, DAY)),
  entries: z
    .array(
      z.object({
        no: entryNo,
        rating,
        title: shortLine(MAX_TITLE),
        nationality: federationOrNone,
        sex: z.nullable(z.enum(['m', 'w'])),
        birth: z.nullable(shortLine(MAX_BIRTH)),
        listed: listedText,
      }),
    )
    .check(z.minLength(1, ENTRIES), z.maxLength(MAX_ENTRIES_AT_ONCE, ENTRIES)),
})

const SEARCH = { error: () => say.listSearch({ max: MAX_LIST_SEARCH }) }

/** GET /tournament/{id}/findListed */
export const FindListedQuery = z.object({ q: z.string(SEARCH).check(z.maxLength(MAX_LIST_SEARCH, SEARCH)) })
