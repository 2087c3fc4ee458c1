import * as z from 'zod/mini'
import { CLAIM_METHODS } from '../people/claim.ts'

const CODE = 'A code has eight letters and digits: xxxx-xxxx.'
/** As people type it: in any case, with or without its hyphen. */
const code = z.pipe(
  z.string(CODE).check(z.trim(), z.regex(/^[A-HJ-NP-Za-hj-np-z2-9]{4}-?[A-HJ-NP-Za-hj-np-z2-9]{4}$/, CODE)),
  z.transform((typed) => typed.replace('-', '').toUpperCase().replace(/^.{4}/, '$&-')),
)

const WITHOUT_CODE = CLAIM_METHODS.filter((method) => method !== 'code')

/** POST /player/{id}/create and /team/{id}/create: how one shows that it is one's own. */
export const ClaimEntryInput = z.discriminatedUnion(
  'method',
  [z.object({ method: z.literal('code'), code }), z.object({ method: z.enum(WITHOUT_CODE) })],
  'Say how you claim it.',
)

/** POST /player/{id}/createCode and /team/{id}/createCode: with a code, that claims the entry. */
export const CreateCodeInput = z.object({ code: z.optional(code) })

const USER_SENTENCE = 'Say whose request it is.'
/** POST /tournament/{id}/answerClaim */
export const AnswerClaimInput = z.object({
  user: z.string(USER_SENTENCE).check(z.regex(/^[\w-]{1,64}$/, USER_SENTENCE)),
  no: z.int('Say which entry by its number.').check(z.positive('Say which entry by its number.')),
  accept: z.boolean('Say whether it is accepted: true or false.'),
})
