import * as z from 'zod/mini'
import { ALL_SCOPES, TOKEN_SCOPES } from '../../people/scopes.ts'
import { RevokeTokenInput, TokenInput } from '../tokens.ts'
import type { ApiCall } from './api-call.ts'
import { enumOf, nullableTime, string, time } from './fields.ts'
import { Message } from './message.ts'

const AccessToken = z.object({
  id: string('Id to revoke it by.'),
  name: string('What its owner calls it.'),
  scope: enumOf(
    ALL_SCOPES,
    'read; results also enters results; manage also runs tournaments; boards only sends moves of one tournament’s boards.',
  ),
  createdAt: time('When it was made.'),
  expiresAt: nullableTime('From then on it isn’t valid; null if it doesn’t expire.'),
  usedAt: nullableTime('Last use, to the hour; null before the first.'),
})

const shared = { tag: 'Profile', act: 'manageTokens', example: {} } as const

export const TOKEN_CALLS = [
  {
    ...shared,
    method: 'get',
    path: '/profile/tokens',
    answer: z.array(AccessToken),
    summary: 'List your access tokens',
  },
  {
    ...shared,
    method: 'post',
    path: '/profile/tokens/create',
    body: TokenInput,
    answer: z.extend(AccessToken, {
      scope: enumOf(TOKEN_SCOPES, 'read; results also enters results; manage also runs tournaments.'),
      token: string('The token itself. It’s shown only now.'),
    }),
    summary: 'Create an access token for a program',
    about: 'Programs send it as Authorization: Bearer, and need no cookie and no Origin.',
    refusals: { 409: 'You have 20 tokens. Revoke one first.' },
  },
  {
    ...shared,
    method: 'post',
    path: '/profile/tokens/revoke',
    body: RevokeTokenInput,
    answer: Message,
    summary: 'Revoke an access token',
    refusals: { 404: 'This token has already been revoked.' },
  },
] as const satisfies readonly ApiCall[]
