import * as z from 'zod/mini'
import { passwordFault } from '../people/password.ts'
import { isUsername } from '../people/username.ts'
import type { CodeOf } from './errors.ts'

const LEAST_NAME = 4
const MOST = 256

const needed = (what: string) => {
  const sentence = `${what} is needed.`
  return z.string(sentence).check(z.trim(), z.minLength(1, sentence), z.maxLength(MOST, sentence))
}
/** As it was typed: a space at its end is part of it. */
const anyPassword = z
  .string('A password is needed.')
  .check(z.minLength(1, 'A password is needed.'), z.maxLength(MOST, 'A password is needed.'))
const email = z
  .string('An email address is needed.')
  .check(z.trim(), z.maxLength(254, 'That is no email address.'), z.email('That is no email address.'))

/** POST /login */
export const Login = z.object({ username: needed('A username'), password: anyPassword })

const NAME = 'A username has 2 to 30 letters, digits, - or _, and begins and ends with a letter or digit.'
const username = z
  .string('A username is needed.')
  .check(z.minLength(LEAST_NAME, `A username has at least ${LEAST_NAME} characters.`), z.refine(isUsername, NAME))

/** A password that somebody chooses; its fault is told in its own words. */
const chosen = z.string('A password is needed.').check((context) => {
  const fault = passwordFault(context.value)
  if (fault) context.issues.push({ code: 'custom', input: context.value, message: fault })
})

/** POST /register */
export const Register = z.object({ username, password: chosen, email }).check((context) => {
  const fault = passwordFault(context.value.password, context.value.username)
  if (fault) context.issues.push({ code: 'custom', input: context.value, message: fault })
})

/** POST /requestPasswordReset */
export const ResetRequest = z.object({ username: needed('A username') })

/** POST /requestUsernameReminder */
export const Reminder = z.object({ email })

const SID = 'That link is not whole.'
const sid = z.string(SID).check(z.regex(/^[\w-]{20,64}$/, SID))

/** GET /exchangeSession */
export const Exchange = z.object({ sid })

const MISMATCH = 'Passwords must match!'
/** POST /triggerPasswordReset */
export const NewPassword = z.object({ password: chosen, passwordRepeat: z.string(MISMATCH), sid }).check((context) => {
  const { password, passwordRepeat } = context.value
  if (password !== passwordRepeat)
    context.issues.push({
      code: 'custom',
      input: context.value,
      message: MISMATCH,
      params: { code: 'passwords-differ' satisfies CodeOf<400> },
    })
})

/** What the site says however it went, so that nobody learns whether a name or an address is known. */
export const SENT = {
  reset: 'Successfully sent a password reset link to the email on file. Check your inbox!',
  reminder: 'Successfully sent a username reminder. Check your inbox!',
}
