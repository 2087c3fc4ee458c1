import * as z from 'zod/mini'
import { MAX_FIDE_ID, MAX_RATING, MAX_REASON, MAX_ROUND_NO } from '../limits/event.ts'
import { MAX_ECF_CODE, MAX_EMAIL, MAX_TYPED_USERNAME } from '../limits/profile.ts'
import { federation } from '../people/federations.ts'
import { hasHidden, isVisible } from '../text/visible.ts'

const HIDDEN = 'Remove invisible characters and line breaks.'

/** Checks of text that others read: without characters that can’t be seen; `sentence` refuses a text that shows nothing. */
export const visibleChecks = (sentence: string) => [
  z.refine<string>((text) => !hasHidden(text), HIDDEN),
  z.refine<string>((text) => text === '' || isVisible(text), sentence),
]

/** A line of text that others read. It may be empty. */
export const lineField = (max: number, sentence: string) =>
  z.string(sentence).check(z.trim(), z.maxLength(max, sentence), ...visibleChecks(sentence))

/** A name that others read; it may not be empty. */
export const nameField = (max: number, sentence: string) => lineField(max, sentence).check(z.minLength(1, sentence))

/** `Use up to 80 characters.` */
export const shortLine = (max: number) => lineField(max, `Use up to ${max} characters.`)

const ROUND = 'The round must be a number from 1.'
export const roundNo = z.int(ROUND).check(z.positive(ROUND), z.maximum(MAX_ROUND_NO, ROUND))
/** The same in an address. */
export const roundNoText = z.pipe(z.string(ROUND).check(z.regex(/^[1-9]\d{0,2}$/, ROUND)), z.transform(Number))

const ENTRY = 'Name the entry by its number.'
export const entryNo = z.int(ENTRY).check(z.positive(ENTRY))

const RATING = `A rating must be a number from 0 to ${MAX_RATING}.`
export const rating = z.int(RATING).check(z.nonnegative(RATING), z.maximum(MAX_RATING, RATING))

const FEDERATION = 'Use FIDE’s three-letter code for a federation.'
/** A federation by FIDE’s code, as FIDE writes it. */
export const federationCode = z.string(FEDERATION).check(z.refine((code) => federation(code) === code, FEDERATION))
/** The same, or an empty text. */
export const federationOrNone = z
  .string(FEDERATION)
  .check(z.refine((code) => code === '' || federation(code) === code, FEDERATION))

const TYPED_FEDERATION = 'Enter the federation’s three-letter code.'
/** A federation by its code as people type it, or an empty text. */
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
/** `missing` refuses what is no text at all. */
export const emailField = (missing = EMAIL) =>
  z.string(missing).check(z.trim(), z.maxLength(MAX_EMAIL, EMAIL), z.email(EMAIL))

/** A user as somebody else names them. */
export const usernameField = (sentence: string) =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), z.maxLength(MAX_TYPED_USERNAME, sentence))

/** An id of ours in a body, such as that of a user, a team or a match. */
export const idField = (sentence: string) => z.string(sentence).check(z.regex(/^[\w-]{1,64}$/, sentence))
