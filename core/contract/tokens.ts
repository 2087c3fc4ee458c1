import * as z from 'zod/mini'
import { MAX_TOKEN_NAME } from '../limits/profile.ts'
import { TOKEN_SCOPES } from '../people/scopes.ts'
import { nameField } from './fields.ts'

const NAME = `Give the token a name of 1 to ${MAX_TOKEN_NAME} characters.`
const TOKEN = 'Choose a token from the list.'

/** POST /profile/tokens/create */
export const TokenInput = z.object({
  name: nameField(MAX_TOKEN_NAME, NAME),
  scope: z.enum(TOKEN_SCOPES, 'Choose what the token is for: read, results or manage.'),
})

/** POST /profile/tokens/revoke */
export const RevokeTokenInput = z.object({ id: z.string(TOKEN).check(z.regex(/^[\w-]{1,32}$/, TOKEN)) })
