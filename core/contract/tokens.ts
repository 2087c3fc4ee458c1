import * as z from 'zod/mini'
import { MAX_TOKEN_LIFE, MAX_TOKEN_NAME } from '../limits/profile.ts'
import { TOKEN_SCOPES } from '../people/scopes.ts'
import { nameField } from './fields.ts'

const NAME = `Give the token a name of 1 to ${MAX_TOKEN_NAME} characters.`
const DAYS = `A token can be valid for 1 to ${MAX_TOKEN_LIFE} days, or until it’s revoked.`
const TOKEN = 'Choose a token from the list.'

/** POST /profile/tokens/create */
export const TokenInput = z.object({
  name: nameField(MAX_TOKEN_NAME, NAME),
  scope: z.enum(TOKEN_SCOPES, 'Choose what the token is for: read, results or manage.'),
  /** For how long it is valid; null or left out: until it is revoked. */
  days: z.optional(z.nullable(z.int(DAYS).check(z.positive(DAYS), z.maximum(MAX_TOKEN_LIFE, DAYS)))),
})

/** POST /profile/tokens/revoke */
export const RevokeTokenInput = z.object({ id: z.string(TOKEN).check(z.regex(/^[\w-]{1,32}$/, TOKEN)) })
