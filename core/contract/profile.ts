import * as z from 'zod/mini'
import { MAX_ABOUT, MAX_PROFILE_LINE } from '../limits/profile.ts'
import { isUsername } from '../people/username.ts'
import { ecfCode, emailField, fideId, lineField, typedFederation } from './fields.ts'

const NOT_A_PICTURE = 'Must be a valid link to an image'
const PICTURE = /^https:\/\/[^/?#\s"'()\\]+\/[^\s"'()\\]*\.(png|jpe?g|gif|webp|avif)(\?[^\s"'()\\]*)?$/i

/** A link to a picture; an empty string removes it. */
const picture = z.string(NOT_A_PICTURE).check(
  z.trim(),
  z.maxLength(500, NOT_A_PICTURE),
  z.refine((link) => link === '' || PICTURE.test(link), NOT_A_PICTURE),
)

/** POST /profile/updateSetting; missing fields stay unchanged, empty ones are cleared. */
export const SettingInput = z.object({
  theme: z.optional(z.enum(['light', 'dark', ''], 'The theme must be light or dark.')),
  backgroundURL: z.optional(picture),
  emailRequests: z.optional(z.boolean('Say whether requests and answers come by email: true or false.')),
  emailRounds: z.optional(z.boolean('Say whether your pairings come by email: true or false.')),
})

export type SettingChange = z.infer<typeof SettingInput>

const BIO = `Bio can’t be longer than ${MAX_ABOUT} characters.`
const bio = z.string(BIO).check(z.trim(), z.maxLength(MAX_ABOUT, BIO))

const line = (what: string) =>
  lineField(MAX_PROFILE_LINE, `${what} can’t be longer than ${MAX_PROFILE_LINE} characters.`)
const visibility = z.object({ public: z.boolean('public must be true or false.') })
const shown = z.optional(z.boolean('Say whether signed-in users see it: true or false.'))
const contact = z.object({
  reddit: z.optional(line('Reddit name')),
  zoom: z.optional(line('Zoom name')),
  skype: z.optional(line('Skype name')),
  facebook: z.optional(line('Facebook name')),
  phone: z.optional(line('Phone number')),
  /** A detail without an answer is hidden, and its owner is asked. */
  shown: z.optional(z.object({ phone: shown, zoom: shown })),
})

const PASSWORD = 'Enter your password.'
const password = z.string(PASSWORD).check(z.minLength(1, PASSWORD), z.maxLength(256, PASSWORD))

/** POST /profile/updateAccount: a field and its new value. A new email address requires the password. */
export const AccountInput = z.discriminatedUnion(
  'account',
  [
    z.object({ account: z.literal('bio'), data: bio }),
    z.object({ account: z.literal('name'), data: line('Name') }),
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
        public: z.optional(z.boolean('public must be true or false.')),
        email: z.optional(emailField()),
        password: z.optional(password),
      }),
    }),
  ],
  'Choose an account to change.',
)
export type AccountChange = z.infer<typeof AccountInput>

const SITE = 'Choose an account.'
/** POST /profile/removeAccount */
export const RemoveAccountInput = z.object({ account: z.enum(['lichess', 'chessCom', 'facebook', 'email'], SITE) })

/** POST /profile/chessCom/link; an empty username does nothing. Other data is read from Chess.com. */
export const ChessComLinkInput = z.object({
  username: z.string('Enter your Chess.com username.').check(
    z.trim(),
    z.refine((name) => name === '' || isUsername(name), 'Enter a valid Chess.com username.'),
  ),
  name: z.optional(z.nullable(z.string())),
  nationality: z.optional(z.nullable(z.string())),
  title: z.optional(z.nullable(z.string())),
})

const OAUTH = 'Lichess didn’t confirm who you are. Try again.'
/** POST /profile/lichess/link: the parameters of Lichess's OAuth redirect. */
export const LichessLinkInput = z.object({
  code: z.string(OAUTH).check(z.minLength(1, OAUTH), z.maxLength(500, OAUTH)),
  state: z.string(OAUTH).check(z.regex(/^[\w-]{43}$/, OAUTH)),
})

/** POST /profile/facebook/link */
export const FacebookLinkInput = z.object({
  id: z.optional(z.string('Missing Facebook sign-in.')),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Only for a sign-in that began with GET /profile/facebook/authorize. */
  state: z.optional(z.string().check(z.maxLength(64))),
  accessToken: z.string('Missing Facebook sign-in.').check(z.maxLength(2000, 'Missing Facebook sign-in.')),
})

/** POST /profile/email/verify */
export const VerifyEmailInput = z.object({ force: z.optional(z.boolean('force must be true or false.')) })

const CODE = 'This link is incomplete.'
/** POST /profile/email/authenticate */
export const ProveEmailInput = z.object({ code: z.string(CODE).check(z.regex(/^[\w-]{43}$/, CODE)) })

const SESSION = 'Choose a session from the list.'
/** POST /profile/endSessions; without an id all sessions. */
export const EndSessionsInput = z.object({ id: z.optional(z.string(SESSION).check(z.regex(/^[\w-]{16}$/, SESSION))) })

/** POST /profile/delete */
export const DeleteAccountInput = z.object({
  password,
  name: z.enum(['keep', 'deleted'], 'Choose whether to keep your name on your results.'),
})
