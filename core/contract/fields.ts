import * as say from '#words/checks.js'
import * as sayCode from '#words/teamCodes.js'
import * as z from 'zod/mini'
import { languageOf } from '../addresses/localized.ts'
import { MAX_FIDE_ID, MAX_RATING, MAX_REASON, MAX_ROUND_NO, TEAM_CODE_FORM } from '../limits/event.ts'
import { MAX_ECF_CODE, MAX_EMAIL, MAX_TYPED_USERNAME } from '../limits/profile.ts'
import { federation } from '../people/federations.ts'
import { hasHidden, isVisible } from '../text/visible.ts'

/** The message of a check, made when a value breaks it: in the language then in force. */
export interface CheckMessage {
  error: () => string
}

const HIDDEN = { error: say.invisibleCharacters }

/**
 * For text that other users read: no invisible characters. `message` is for a text of which nothing is
 * visible.
 */
export const visibleChecks = (message: CheckMessage) => [
  z.refine<string>((text) => !hasHidden(text), HIDDEN),
  z.refine<string>((text) => text === '' || isVisible(text), message),
]

/** A line of text that other users read; may be empty. */
export const lineField = (max: number, message: CheckMessage) =>
  z.string(message).check(z.trim(), z.maxLength(max, message), ...visibleChecks(message))

/** A name that other users read; must not be empty. */
export const nameField = (max: number, message: CheckMessage) => lineField(max, message).check(z.minLength(1, message))

export const shortLine = (max: number) => lineField(max, { error: () => say.lineTooLong({ max }) })

const ROUND = { error: say.roundNumber }
export const roundNo = z.int(ROUND).check(z.positive(ROUND), z.maximum(MAX_ROUND_NO, ROUND))
/** In a query. */
export const roundNoText = z.pipe(z.string(ROUND).check(z.regex(/^[1-9]\d{0,2}$/, ROUND)), z.transform(Number))

const ENTRY = { error: say.entryNumber }
export const entryNo = z.int(ENTRY).check(z.positive(ENTRY))

const RATING = { error: () => say.rating({ max: MAX_RATING }) }
export const rating = z.int(RATING).check(z.nonnegative(RATING), z.maximum(MAX_RATING, RATING))

const FEDERATION = { error: say.federationCode }
/** A FIDE federation code in upper case. */
export const federationCode = z.string(FEDERATION).check(z.refine((code) => federation(code) === code, FEDERATION))
/** May be empty. */
export const federationOrNone = z
  .string(FEDERATION)
  .check(z.refine((code) => code === '' || federation(code) === code, FEDERATION))

const TEAM_CODE = { error: sayCode.codeRule }
/** Parsed to upper case. */
export const teamCode = z.pipe(
  z.string(TEAM_CODE).check(z.trim(), z.regex(TEAM_CODE_FORM, TEAM_CODE)),
  z.transform((code) => code.toUpperCase()),
)

const TYPED_FEDERATION = { error: say.federationTyped }
/** Any spelling of a federation code, or empty. Parsed to FIDE's spelling. */
export const typedFederation = z.pipe(
  z.string(TYPED_FEDERATION).check(z.refine((code) => code === '' || federation(code) !== undefined, TYPED_FEDERATION)),
  z.transform((code) => federation(code) ?? ''),
)

const LANGUAGE = { error: say.languageTag }
/** In a query: the tag of a language, such as `de`. Undefined, as for English, if there is no such language. */
export const languageText = z.optional(
  z.pipe(
    z.string(LANGUAGE),
    z.transform((tag: string) => languageOf(tag)),
  ),
)

const FIDE_ID = { error: say.fideId }
export const fideId = z.string(FIDE_ID).check(z.trim(), z.regex(new RegExp(`^\\d{0,${MAX_FIDE_ID}}$`), FIDE_ID))
const ECF_CODE = { error: say.ecfCode }
export const ecfCode = z
  .string(ECF_CODE)
  .check(z.trim(), z.regex(new RegExp(`^[\\dA-Za-z]{0,${MAX_ECF_CODE}}$`), ECF_CODE))

const REASON = { error: () => say.reasonTooLong({ max: MAX_REASON }) }
export const reason = z.optional(z.string(REASON).check(z.trim(), z.maxLength(MAX_REASON, REASON)))

const VERSION = { error: say.changeVersion }
export const changeVersion = z.int(VERSION).check(z.positive(VERSION))

export const accept = z.boolean({ error: say.accept })

const EMAIL = { error: say.emailAddress }
/** `missing` is the message if the value is not a string. */
export const emailField = (missing: CheckMessage = EMAIL) =>
  z.string(missing).check(z.trim(), z.maxLength(MAX_EMAIL, EMAIL), z.email(EMAIL))

/** The username of another user, as typed. */
export const usernameField = (message: CheckMessage) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(MAX_TYPED_USERNAME, message))

/** An id in a body, e.g. of a user, a team or a match. */
export const idField = (message: CheckMessage) => z.string(message).check(z.regex(/^[\w-]{1,64}$/, message))
