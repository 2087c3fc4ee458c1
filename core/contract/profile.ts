import * as say from '#words/checks.js'
import * as sayLetters from '#words/letterChoices.js'
import * as sayStarts from '#words/starts.js'
import * as z from 'zod/mini'
import { MAX_ABOUT, MAX_PROFILE_LINE } from '../limits/profile.ts'
import { isUsername } from '../people/username.ts'
import { ecfCode, emailField, fideId, lineField, typedFederation } from './fields.ts'

const NOT_A_PICTURE = { error: say.pictureLink }
const PICTURE = /^https:\/\/[^/?#\s"'()\\]+\/[^\s"'()\\]*\.(png|jpe?g|gif|webp|avif)(\?[^\s"'()\\]*)?$/i

/** A link to a picture; an empty string removes it. */
const picture = z.string(NOT_A_PICTURE).check(
  z.trim(),
  z.maxLength(500, NOT_A_PICTURE),
  z.refine((link) => link === '' || PICTURE.test(link), NOT_A_PICTURE),
)

/** POST /profile/updateSetting; missing fields stay unchanged, empty ones are cleared. */
export const SettingInput = z.object({
  theme: z.optional(z.enum(['light', 'dark', ''], { error: say.theme })),
  backgroundURL: z.optional(picture),
  emailRequests: z.optional(z.boolean({ error: say.emailRequests })),
  emailRounds: z.optional(z.boolean({ error: say.emailRounds })),
  emailResults: z.optional(z.boolean({ error: sayLetters.emailResults })),
})

export type SettingChange = z.infer<typeof SettingInput>

const BIO = { error: () => say.bioTooLong({ max: MAX_ABOUT }) }
const bio = z.string(BIO).check(z.trim(), z.maxLength(MAX_ABOUT, BIO))

const line = (tooLong: (facts: { max: number }) => string) =>
  lineField(MAX_PROFILE_LINE, { error: () => tooLong({ max: MAX_PROFILE_LINE }) })
const visibility = z.object({ public: z.boolean({ error: say.isPublic }) })
const shown = z.optional(z.boolean({ error: say.isShown }))
const contact = z.object({
  reddit: z.optional(line(say.redditNameTooLong)),
  zoom: z.optional(line(say.zoomNameTooLong)),
  skype: z.optional(line(say.skypeNameTooLong)),
  facebook: z.optional(line(say.facebookNameTooLong)),
  phone: z.optional(line(say.phoneNumberTooLong)),
  /** A detail without an answer is hidden, and its owner is asked. */
  shown: z.optional(z.object({ phone: shown, zoom: shown })),
})

const PASSWORD = { error: say.passwordMissing }
const password = z.string(PASSWORD).check(z.minLength(1, PASSWORD), z.maxLength(256, PASSWORD))

/** POST /profile/updateAccount: a field and its new value. A new email address requires the password. */
export const AccountInput = z.discriminatedUnion(
  'account',
  [
    z.object({ account: z.literal('bio'), data: bio }),
    z.object({ account: z.literal('name'), data: line(say.nameTooLong) }),
    z.object({ account: z.literal('nationality'), data: typedFederation }),
    z.object({ account: z.literal('fide'), data: fideId }),
    z.object({ account: z.literal('ecf'), data: ecfCode }),
    z.object({ account: z.literal('contact'), data: contact }),
    z.object({ account: z.literal('contactShown'), data: z.object({ email: shown, phone: shown, zoom: shown }) }),
    z.object({ account: z.literal('lichess'), data: visibility }),
    z.object({ account: z.literal('chessCom'), data: visibility }),
    z.object({
      account: z.literal('email'),
      data: z.object({
        public: z.optional(z.boolean({ error: say.isPublic })),
        email: z.optional(emailField()),
        password: z.optional(password),
      }),
    }),
  ],
  { error: say.accountToChange },
)
export type AccountChange = z.infer<typeof AccountInput>

const SITE = { error: say.accountToRemove }
/** POST /profile/removeAccount */
export const RemoveAccountInput = z.object({ account: z.enum(['lichess', 'chessCom', 'facebook', 'email'], SITE) })

/** POST /profile/chessCom/link; an empty username does nothing. Other data is read from Chess.com. */
export const ChessComLinkInput = z.object({
  username: z.string({ error: say.chessComUsername }).check(
    z.trim(),
    z.refine((name) => name === '' || isUsername(name), { error: say.chessComUsernameInvalid }),
  ),
  name: z.optional(z.nullable(z.string())),
  nationality: z.optional(z.nullable(z.string())),
  title: z.optional(z.nullable(z.string())),
})

/** GET /profile/lichess/authorize: `play` lets arbiters start games in the user’s name, `bulk` lets the user start many. */
export const LichessAuthorizeQuery = z.object({
  games: z.optional(z.enum(['play', 'bulk'], { error: sayStarts.choosePermission })),
})

const OAUTH = { error: say.lichessNotConfirmed }
/** POST /profile/lichess/link: the parameters of Lichess's OAuth redirect. */
export const LichessLinkInput = z.object({
  code: z.string(OAUTH).check(z.minLength(1, OAUTH), z.maxLength(500, OAUTH)),
  state: z.string(OAUTH).check(z.regex(/^[\w-]{43}$/, OAUTH)),
})

/** POST /profile/facebook/link */
export const FacebookLinkInput = z.object({
  id: z.optional(z.string({ error: say.facebookSignIn })),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Only for a sign-in that began with GET /profile/facebook/authorize. */
  state: z.optional(z.string().check(z.maxLength(64))),
  accessToken: z.string({ error: say.facebookSignIn }).check(z.maxLength(2000, { error: say.facebookSignIn })),
})

/** POST /profile/email/verify */
export const VerifyEmailInput = z.object({ force: z.optional(z.boolean({ error: say.force })) })

const CODE = { error: say.linkIncomplete }
/** POST /profile/email/authenticate */
export const ProveEmailInput = z.object({ code: z.string(CODE).check(z.regex(/^[\w-]{43}$/, CODE)) })

const SESSION = { error: say.sessionId }
/** POST /profile/endSessions; without an id all sessions. */
export const EndSessionsInput = z.object({ id: z.optional(z.string(SESSION).check(z.regex(/^[\w-]{16}$/, SESSION))) })

/** POST /profile/delete */
export const DeleteAccountInput = z.object({
  password,
  name: z.enum(['keep', 'deleted'], { error: say.keepName }),
})
