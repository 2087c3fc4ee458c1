import * as z from 'zod/mini'
import { MAX_FIDE_ID, MAX_RATING, MAX_REASON, MAX_ROUND_NO } from '../limits/event.ts'
import { MAX_ECF_CODE, MAX_EMAIL, MAX_TYPED_USERNAME } from '../limits/profile.ts'
import { federation } from '../people/federations.ts'
import { hasHidden, isVisible } from '../text/visible.ts'

const HIDDEN = 'Remove invisible characters and line breaks.'

/**
 * For text that other users read: no invisible characters. `sentence` is the message for a text of which nothing is
 * visible.
 */
export const visibleChecks = (sentence: string) => [
  z.refine<string>((text) => !hasHidden(text), HIDDEN),
  z.refine<string>((text) => text === '' || isVisible(text), sentence),
]

/** A line of text that other users read; may be empty. */
export const lineField = (max: number, sentence: string) =>
  z.string(sentence).check(z.trim(), z.maxLength(max, sentence), ...visibleChecks(sentence))

/** A name that other users read; must not be empty. */
export const nameField = (max: number, sentence: string) => lineField(max, sentence).check(z.minLength(1, sentence))

export const shortLine = (max: number) => lineField(max, `Use up to ${max} characters.`)

const ROUND = 'The round must be a number from 1.'
export const roundNo = z.int(ROUND).check(z.positive(ROUND), z.maximum(MAX_ROUND_NO, ROUND))
/** In a query. */
export const roundNoText = z.pipe(z.string(ROUND).check(z.regex(/^[1-9]\d{0,2}$/, ROUND)), z.transform(Number))

const ENTRY = 'Name the entry by its number.'
export const entryNo = z.int(ENTRY).check(z.positive(ENTRY))

const RATING = `A rating must be a number from 0 to ${MAX_RATING}.`
export const rating = z.int(RATING).check(z.nonnegative(RATING), z.maximum(MAX_RATING, RATING))

const FEDERATION = 'Use FIDE’s three-letter code for a federation.'
/** A FIDE federation code in upper case. */
export const federationCode = z.string(FEDERATION).check(z.refine((code) => federation(code) === code, FEDERATION))
/** May be empty. */
export const federationOrNone = z
  .string(FEDERATION)
  .check(z.refine((code) => code === '' || federation(code) === code, FEDERATION))

const TYPED_FEDERATION = 'Enter the federation’s three-letter code.'
/** Any spelling of a federation code, or empty. Parsed to FIDE's spelling. */
export const typedFederation = z.pipe(
  z.string(TYPED_FEDERATION).check(z.refine((code) => code === '' || federation(code) !== undefined, TYPED_FEDERATION)),
  z.transform((code) => federation(code) ?? ''),
)

const FIDE_ID = 'A FIDE ID has digits only.'
export const fideId = z.string(FIDE_ID).check(z.trim(), z.regex(new RegExp(`^\\d{0,${MAX_FIDE_ID}}$`), FIDE_ID))
const ECF_CODE = 'Enter a valid ECF code.'
export const ecfCode = z
  .string(ECF_CODE)
  .check(z.trim(), z.regex(new RegExp(`^[\\dA-Za-z]{0,${MAX_ECF_CODE}}$`), ECF_CODE))

const REASON = `Reasons can have at most ${MAX_REASON} characters.`
export const reason = z.optional(z.string(REASON).check(z.trim(), z.maxLength(MAX_REASON, REASON)))

const VERSION = 'Name the change by its version.'
export const changeVersion = z.int(VERSION).check(z.positive(VERSION))

export const accept = z.boolean('accept must be true or false.')

const EMAIL = 'Enter a valid email address.'
/** `missing` is the message if the value is not a string. */
export const emailField = (missing = EMAIL) =>
  z.string(missing).check(z.trim(), z.maxLength(MAX_EMAIL, EMAIL), z.email(EMAIL))

/** The username of another user, as typed. */
export const usernameField = (sentence: string) =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), z.maxLength(MAX_TYPED_USERNAME, sentence))

/** An id in a body, e.g. of a user, a team or a match. */
export const idField = (sentence: string) => z.string(sentence).check(z.regex(/^[\w-]{1,64}$/, sentence))
