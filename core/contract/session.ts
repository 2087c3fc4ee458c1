import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { passwordRefusal } from '../people/password.ts'
import { isReservedUsername } from '../people/reserved-names.ts'
import { isUsername } from '../people/username.ts'
import type { CodeOf } from './errors.ts'
import { emailField } from './fields.ts'

const MIN_NAME_LENGTH = 4
const MAX_LENGTH = 256

const USERNAME = { error: say.usernameRequired }
const typedUsername = z.string(USERNAME).check(z.trim(), z.minLength(1, USERNAME), z.maxLength(MAX_LENGTH, USERNAME))
const PASSWORD = { error: say.passwordRequired }
/** Not trimmed: a trailing space is part of the password. */
const password = z.string(PASSWORD).check(z.minLength(1, PASSWORD), z.maxLength(MAX_LENGTH, PASSWORD))
const email = emailField({ error: say.emailRequired })

/** POST /login */
export const LoginInput = z.object({ username: typedUsername, password })

const NAME = { error: say.usernameForm }
const username = z.string(USERNAME).check(
  z.minLength(MIN_NAME_LENGTH, { error: () => say.usernameTooShort({ min: MIN_NAME_LENGTH }) }),
  z.refine(isUsername, NAME),
  z.refine((name) => !isReservedUsername(name), { error: say.usernameReserved }),
)

/** The messages come from `passwordRefusal`. */
const newPassword = z.string(PASSWORD).check((context) => {
  const refusal = passwordRefusal(context.value)
  if (refusal) context.issues.push({ code: 'custom', input: context.value, message: refusal })
})

/** POST /register */
export const RegisterInput = z.object({ username, password: newPassword, email }).check((context) => {
  const refusal = passwordRefusal(context.value.password, context.value.username)
  if (refusal) context.issues.push({ code: 'custom', input: context.value, message: refusal })
})

/** POST /requestPasswordReset */
export const PasswordResetInput = z.object({ username: typedUsername })

/** POST /requestUsernameReminder */
export const UsernameReminderInput = z.object({ email })

const SID = { error: say.linkIncomplete }
const sid = z.string(SID).check(z.regex(/^[\w-]{20,64}$/, SID))

/** GET /exchangeSession */
export const ResetCodeQuery = z.object({ sid })

const MISMATCH = { error: say.passwordsDiffer }
/** POST /triggerPasswordReset */
export const NewPasswordInput = z
  .object({ password: newPassword, passwordRepeat: z.string(MISMATCH), sid })
  .check((context) => {
    const { password, passwordRepeat } = context.value
    if (password !== passwordRepeat)
      context.issues.push({
        code: 'custom',
        input: context.value,
        message: say.passwordsDiffer(),
        params: { code: 'passwords-differ' satisfies CodeOf<400> },
      })
  })

/** The same whether the account exists or not, so that they reveal no usernames and addresses. */
export const SENT_MESSAGES = {
  reset: say.sentPasswordReset,
  reminder: say.sentUsernameReminder,
}
