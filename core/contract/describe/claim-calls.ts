import * as z from 'zod/mini'
import { CLAIM_METHODS, CLOSED_WAYS, type ClaimableKind } from '../../people/claim.ts'
import { nullableString, enumOf, string, time, integer } from './fields.ts'
import { AnswerClaimInput, ClaimEntryInput, CreateCodeInput } from '../claims.ts'
import { Message } from './message.ts'
import type { ApiCall } from './api-call.ts'

const Way = z.object({
  method: enumOf(CLAIM_METHODS, 'How to show that it is one’s own.'),
  code: z.nullable(enumOf(CLOSED_WAYS, 'Why not this way; null where it is open.')),
  why: nullableString('The same as a sentence.'),
})
const Claim = z.object({
  state: enumOf(['open', 'waiting', 'yours', 'taken'], 'Whose it is; waiting: the director was asked.'),
  ways: z.array(Way),
  hint: nullableString('What to say where nothing but a code helps.'),
})
const Created = z.extend(Message, { id: nullableString('The id of the user or team whose it is now.') })
const Code = z.object({ code: string('xxxx-xxxx; it is shown this once.'), expiresAt: time('When it ends.') })
const Request = z.object({
  user: string('The user’s id.'),
  username: string('Their username.'),
  name: nullableString('Their name.'),
  no: integer('The entry’s number.'),
  entry: string('The entry’s name.'),
  createdAt: time('When they asked.'),
})
const TAKEN = 'Somebody has registered it already.'
const ANSWERED = 'That request was answered or taken back meanwhile.'

const claimCalls = <Type extends ClaimableKind>(type: Type) => {
  const shared = { tag: 'People', act: 'claim', example: { id: type === 'team' ? 'rivers-1' : 'uzchess25-1' } } as const
  return [
    {
      ...shared,
      method: 'get',
      path: `/${type}/:id/getClaim`,
      answer: Claim,
      summary: `How one may register a ${type}’s entry as one’s own`,
    },
    {
      ...shared,
      method: 'post',
      path: `/${type}/:id/create`,
      body: ClaimEntryInput,
      answer: Created,
      summary: `Register a ${type}’s entry as one’s own`,
      refusals: { 403: 'Email requires a matching verified email address.', 409: TAKEN },
    },
    {
      ...shared,
      method: 'post',
      path: `/${type}/:id/createCode`,
      body: CreateCodeInput,
      answer: z.union([Code, Created]),
      summary: `A code with which a ${type} registers, for the director to pass on`,
      about:
        'For the director: earlier codes for the entry stop working. With a code in the body it claims the entry, as create does.',
      refusals: { 409: TAKEN },
    },
    {
      ...shared,
      method: 'post',
      path: `/${type}/:id/requestClaim`,
      answer: Message,
      summary: `Ask the director for a ${type}’s entry`,
      refusals: { 409: TAKEN },
    },
  ] as const satisfies readonly ApiCall[]
}

const director = {
  tag: 'Tournaments',
  act: 'answerRequest',
  answer: z.array(Request),
  example: { id: 'winter' },
} as const

export const CLAIM_CALLS = [
  ...claimCalls('player'),
  ...claimCalls('team'),
  {
    ...director,
    method: 'get',
    path: '/tournament/:id/getClaims',
    summary: 'Who says that an entry is theirs, for the director',
  },
  {
    ...director,
    method: 'post',
    path: '/tournament/:id/answerClaim',
    body: AnswerClaimInput,
    summary: 'Give an entry to who asks for it, or refuse',
    refusals: { 409: ANSWERED },
  },
] as const satisfies readonly ApiCall[]
