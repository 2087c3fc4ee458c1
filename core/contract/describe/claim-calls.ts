import * as z from 'zod/mini'
import { CLAIM_METHODS, CLOSED_WAYS, type ClaimableKind } from '../../people/claim.ts'
import { nullableString, enumOf, string, time, integer } from './fields.ts'
import { AnswerClaimInput, ClaimEntryInput, CreateCodeInput } from '../claims.ts'
import { Message } from './message.ts'
import type { ApiCall } from './api-call.ts'

const Way = z.object({
  method: enumOf(CLAIM_METHODS, 'Claim method.'),
  code: z.nullable(enumOf(CLOSED_WAYS, 'Why the method isn’t available; null if it is.')),
  why: nullableString('The same as a sentence.'),
})
const Claim = z.object({
  state: enumOf(
    ['open', 'waiting', 'yours', 'taken'],
    'State of the entry; waiting: a request was sent to the director.',
  ),
  ways: z.array(Way),
  hint: nullableString('Hint when only a code works.'),
})
const Created = z.extend(Message, { id: nullableString('Id of the user or team that now holds the entry.') })
const Code = z.object({ code: string('xxxx-xxxx; shown only once.'), expiresAt: time('When it expires.') })
const Codes = z.object({
  codes: z
    .array(z.object({ no: integer('The entry’s number.'), code: string('xxxx-xxxx; shown only once.') }))
    .check(z.describe('One for each unclaimed entry that has not withdrawn.')),
  expiresAt: time('When they expire.'),
})
const Request = z.object({
  user: string('The user’s id.'),
  username: string('Their username.'),
  name: nullableString('Their name.'),
  no: integer('The entry’s number.'),
  entry: string('The entry’s name.'),
  createdAt: time('When they asked.'),
})
const TAKEN = 'Someone else has already claimed this entry.'
const ANSWERED = 'This request has already been answered or withdrawn.'

const claimCalls = <Type extends ClaimableKind>(type: Type) => {
  const shared = { tag: 'People', act: 'claim', example: { id: type === 'team' ? 'rivers-1' : 'uzchess25-1' } } as const
  return [
    {
      ...shared,
      method: 'get',
      path: `/${type}/:id/getClaim`,
      answer: Claim,
      summary: `How you can claim a ${type} entry`,
    },
    {
      ...shared,
      method: 'post',
      path: `/${type}/:id/create`,
      body: ClaimEntryInput,
      answer: Created,
      summary: `Claim a ${type} entry`,
      refusals: { 403: 'Email requires a matching verified email address.', 409: TAKEN },
    },
    {
      ...shared,
      method: 'post',
      path: `/${type}/:id/createCode`,
      body: CreateCodeInput,
      answer: z.union([Code, Created]),
      summary: `Make a claim code for a ${type} (directors)`,
      about: 'Earlier codes for the entry stop working. With a code in the body it claims the entry, as create does.',
      refusals: { 409: TAKEN },
    },
    {
      ...shared,
      method: 'post',
      path: `/${type}/:id/requestClaim`,
      answer: Message,
      summary: `Ask the director to approve a claim to a ${type} entry`,
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
    summary: 'List claims to review (directors)',
  },
  {
    ...director,
    method: 'post',
    path: '/tournament/:id/answerClaim',
    body: AnswerClaimInput,
    summary: 'Accept or decline a claim',
    refusals: { 409: ANSWERED },
  },
  {
    ...director,
    method: 'post',
    path: '/tournament/:id/createCodes',
    act: 'createCode',
    answer: Codes,
    summary: 'Make claim codes for all unclaimed entries',
    about: 'For slips to hand out. Earlier codes for these entries stop working.',
  },
] as const satisfies readonly ApiCall[]
