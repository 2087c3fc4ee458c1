import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { MAX_TOKEN_LIFE, MAX_TOKEN_NAME } from '../limits/profile.ts'
import { TOKEN_SCOPES } from '../people/scopes.ts'
import { nameField } from './fields.ts'

const NAME = { error: () => say.tokenName({ max: MAX_TOKEN_NAME }) }
const DAYS = { error: () => say.tokenDays({ max: MAX_TOKEN_LIFE }) }
const TOKEN = { error: say.chooseToken }

/** POST /profile/tokens/create */
export const TokenInput = z.object({
  name: nameField(MAX_TOKEN_NAME, NAME),
  scope: z.enum(TOKEN_SCOPES, { error: say.tokenScope }),
  /** For how long it is valid; null or left out: until it is revoked. */
  days: z.optional(z.nullable(z.int(DAYS).check(z.positive(DAYS), z.maximum(MAX_TOKEN_LIFE, DAYS)))),
})

/** POST /profile/tokens/revoke */
export const RevokeTokenInput = z.object({ id: z.string(TOKEN).check(z.regex(/^[\w-]{1,32}$/, TOKEN)) })
