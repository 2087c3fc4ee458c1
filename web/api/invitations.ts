import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

/** The user's invitations to teams and tournaments. */
export const invitationsQuery = () =>
  queryOptions({
    queryKey: queryKeys.invitations(),
    queryFn: ({ signal }) => get('/profile/invitations', { signal }),
  })

export const answerInvitation = (body: BodyOf<'/profile/answerInvitation'>) =>
  post('/profile/answerInvitation', { body })
