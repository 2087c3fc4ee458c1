import * as say from '#words/checks.js'
import * as z from 'zod/mini'
import { CLAIM_METHODS } from '../people/claim.ts'
import { accept, idField } from './fields.ts'

const CODE = { error: say.claimCode }
/** Lower case and a missing hyphen are accepted. */
const code = z.pipe(
  z.string(CODE).check(z.trim(), z.regex(/^[A-HJ-NP-Za-hj-np-z2-9]{4}-?[A-HJ-NP-Za-hj-np-z2-9]{4}$/, CODE)),
  z.transform((typed) => typed.replace('-', '').toUpperCase().replace(/^.{4}/, '$&-')),
)

const WITHOUT_CODE = CLAIM_METHODS.filter((method) => method !== 'code')

/** POST /player/{id}/create and /team/{id}/create: the method by which a user proves their claim to an entry. */
export const ClaimEntryInput = z.discriminatedUnion(
  'method',
  [z.object({ method: z.literal('code'), code }), z.object({ method: z.enum(WITHOUT_CODE) })],
  { error: say.claimMethod },
)

/** POST /player/{id}/createCode and /team/{id}/createCode: with a code, the call claims the entry. */
export const CreateCodeInput = z.object({ code: z.optional(code) })

/** POST /tournament/{id}/answerClaim */
export const AnswerClaimInput = z.object({
  user: idField({ error: say.userId }),
  no: z.int({ error: say.entryNumberMissing }).check(z.positive({ error: say.entryNumberMissing })),
  accept,
})
