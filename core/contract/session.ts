import * as z from 'zod/mini'
import { passwordRefusal } from '../people/password.ts'
import { isReservedUsername } from '../people/reserved-names.ts'
import { isUsername } from '../people/username.ts'
import type { CodeOf } from './errors.ts'
import { emailField } from './fields.ts'

const MIN_NAME_LENGTH = 4
const MAX_LENGTH = 256

const required = (what: string) => {
  const sentence = `${what} is required.`
  return z.string(sentence).check(z.trim(), z.minLength(1, sentence), z.maxLength(MAX_LENGTH, sentence))
}
/** Not trimmed: a trailing space is part of the password. */
const password = z
  .string('Password is required.')
  .check(z.minLength(1, 'Password is required.'), z.maxLength(MAX_LENGTH, 'Password is required.'))
const email = emailField('Email is required.')

/** POST /login */
export const LoginInput = z.object({ username: required('Username'), password })

const NAME = 'Usernames are 2 to 30 letters, digits, hyphens or underscores, and start and end with a letter or digit.'
const username = z.string('Username is required.').check(
  z.minLength(MIN_NAME_LENGTH, `Username must be at least ${MIN_NAME_LENGTH} characters.`),
  z.refine(isUsername, NAME),
  z.refine((name) => !isReservedUsername(name), 'This username is reserved. Choose another.'),
)

/** The messages come from `passwordRefusal`. */
const newPassword = z.string('Password is required.').check((context) => {
  const refusal = passwordRefusal(context.value)
  if (refusal) context.issues.push({ code: 'custom', input: context.value, message: refusal })
})

/** POST /register */
export const RegisterInput = z.object({ username, password: newPassword, email }).check((context) => {
  const refusal = passwordRefusal(context.value.password, context.value.username)
  if (refusal) context.issues.push({ code: 'custom', input: context.value, message: refusal })
})

/** POST /requestPasswordReset */
export const PasswordResetInput = z.object({ username: required('Username') })

/** POST /requestUsernameReminder */
export const UsernameReminderInput = z.object({ email })

const SID = 'This link is incomplete.'
const sid = z.string(SID).check(z.regex(/^[\w-]{20,64}$/, SID))

/** GET /exchangeSession */
export const ResetCodeQuery = z.object({ sid })

const MISMATCH = 'Passwords must match!'
/** POST /triggerPasswordReset */
export const NewPasswordInput = z
  .object({ password: newPassword, passwordRepeat: z.string(MISMATCH), sid })
  .check((context) => {
    const { password, passwordRepeat } = context.value
    if (password !== passwordRepeat)
      context.issues.push({
        code: 'custom',
        input: context.value,
        message: MISMATCH,
        params: { code: 'passwords-differ' satisfies CodeOf<400> },
      })
  })

/** The same whether the account exists or not, so that they reveal no usernames and addresses. */
export const SENT_MESSAGES = {
  reset: 'Successfully sent a password reset link to the email on file. Check your inbox!',
  reminder: 'Successfully sent a username reminder. Check your inbox!',
}
