import * as z from 'zod/mini'
import { federation } from '../people/federations.ts'
import { isUsername } from '../people/username.ts'
import { lineField } from './name-field.ts'

const MAX_BIO = 280
const MAX_LINE_LENGTH = 100
const NOT_A_PICTURE = 'Must be a valid link to an image'
const PICTURE = /^https:\/\/[^/?#\s"'()\\]+\/[^\s"'()\\]*\.(png|jpe?g|gif|webp|avif)(\?[^\s"'()\\]*)?$/i

/** A link to a picture, or an empty text, which takes it away. */
const picture = z.string(NOT_A_PICTURE).check(
  z.trim(),
  z.maxLength(500, NOT_A_PICTURE),
  z.refine((link) => link === '' || PICTURE.test(link), NOT_A_PICTURE),
)

/** POST /profile/updateSetting; what is not named stays as it is, and what is empty is cleared. */
export const SettingInput = z.object({
  theme: z.optional(z.enum(['light', 'dark', ''], 'The theme is light or dark.')),
  backgroundURL: z.optional(picture),
})

/** At most 280 letters; it may be empty. */
const bio = z
  .string(`A bio has at most ${MAX_BIO} characters.`)
  .check(z.trim(), z.maxLength(MAX_BIO, `A bio has at most ${MAX_BIO} characters.`))

const line = (what: string) => {
  return lineField(MAX_LINE_LENGTH, `${what} has at most ${MAX_LINE_LENGTH} characters.`)
}
const NATION = 'Say the federation by its three letters.'
const visibility = z.object({ public: z.boolean('Say whether others see it: true or false.') })
const contact = z.object({
  reddit: z.optional(line('A name at Reddit')),
  zoom: z.optional(line('A name at Zoom')),
  skype: z.optional(line('A name at Skype')),
  facebook: z.optional(line('A name at Facebook')),
  phone: z.optional(line('A telephone number')),
})

const PASSWORD = 'Say your password.'
const password = z.string(PASSWORD).check(z.minLength(1, PASSWORD), z.maxLength(256, PASSWORD))

/** POST /profile/updateAccount: what is changed, and what it becomes; another email address needs the password. */
export const AccountInput = z.discriminatedUnion(
  'account',
  [
    z.object({ account: z.literal('bio'), data: bio }),
    z.object({ account: z.literal('name'), data: line('A name') }),
    z.object({
      account: z.literal('nationality'),
      data: z.pipe(
        z.string(NATION).check(z.refine((code) => code === '' || federation(code) !== undefined, NATION)),
        z.transform((code) => federation(code) ?? ''),
      ),
    }),
    z.object({
      account: z.literal('fide'),
      data: z.string().check(z.regex(/^\d{0,12}$/, 'A FIDE number is a number.')),
    }),
    z.object({
      account: z.literal('ecf'),
      data: z.string().check(z.regex(/^[\dA-Za-z]{0,12}$/, 'That is no ECF number.')),
    }),
    z.object({ account: z.literal('contact'), data: contact }),
    z.object({ account: z.literal('lichess'), data: visibility }),
    z.object({ account: z.literal('chessCom'), data: visibility }),
    z.object({
      account: z.literal('email'),
      data: z.object({
        public: z.optional(z.boolean('Say whether others see it: true or false.')),
        email: z.optional(
          z
            .string('That is no email address.')
            .check(z.trim(), z.maxLength(254, 'That is no email address.'), z.email('That is no email address.')),
        ),
        password: z.optional(password),
      }),
    }),
  ],
  'Say which account is changed.',
)
export type AccountChange = z.infer<typeof AccountInput>

const SITE = 'Say which account it is.'
/** POST /profile/removeAccount */
export const RemoveAccountInput = z.object({ account: z.enum(['lichess', 'chessCom', 'facebook', 'email'], SITE) })

/** POST /profile/chessCom/link: an empty username does nothing. The rest is read at the site itself. */
export const ChessComLinkInput = z.object({
  username: z.string('Say your username at Chess.com.').check(
    z.trim(),
    z.refine((name) => name === '' || isUsername(name), 'That is no username at Chess.com.'),
  ),
  name: z.optional(z.nullable(z.string())),
  nationality: z.optional(z.nullable(z.string())),
  title: z.optional(z.nullable(z.string())),
})

const OAUTH = 'Lichess did not say who you are. Try again.'
/** POST /profile/lichess/link: what Lichess sent the person back with. */
export const LichessLinkInput = z.object({
  code: z.string(OAUTH).check(z.minLength(1, OAUTH), z.maxLength(500, OAUTH)),
  state: z.string(OAUTH).check(z.regex(/^[\w-]{43}$/, OAUTH)),
})

/** POST /profile/facebook/link */
export const FacebookLinkInput = z.object({
  id: z.string('Say who you are at Facebook.'),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  accessToken: z.string('Say who you are at Facebook.').check(z.maxLength(2000, 'Say who you are at Facebook.')),
})

/** POST /profile/email/verify */
export const VerifyEmailInput = z.object({ force: z.optional(z.boolean('force is true or false.')) })

const CODE = 'That link is not whole.'
/** POST /profile/email/authenticate */
export const ProveEmailInput = z.object({ code: z.string(CODE).check(z.regex(/^[\w-]{43}$/, CODE)) })

const SESSION = 'Choose a session from the list.'
/** POST /profile/endSessions: the one that is named, or all of them. */
export const EndSessionsInput = z.object({ id: z.optional(z.string(SESSION).check(z.regex(/^[\w-]{16}$/, SESSION))) })

/** POST /profile/delete */
export const DeleteAccountInput = z.object({
  password,
  name: z.enum(['keep', 'deleted'], 'Say whether your results keep your name.'),
})
