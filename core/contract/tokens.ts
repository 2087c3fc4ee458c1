import * as z from 'zod/mini'
import { TOKEN_SCOPES } from '../people/scopes.ts'
import { nameField } from './name-field.ts'

const NAME = 'Give the token a name of 1 to 40 characters.'
const TOKEN = 'Choose a token from the list.'

/** POST /profile/tokens/create */
export const TokenInput = z.object({
  name: nameField(40, NAME),
  scope: z.enum(TOKEN_SCOPES, 'Choose what the token is for: read, results or manage.'),
})

/** POST /profile/tokens/revoke */
export const RevokeTokenInput = z.object({ id: z.string(TOKEN).check(z.regex(/^[\w-]{1,32}$/, TOKEN)) })
