import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { post } from './client.ts'

type EnterBody = BodyOf<'/festival/:id/enter'>

export const enterFestival = (id: string, body: EnterBody) => post('/festival/:id/enter', { id, body })

export const answerOffer = (id: string, body: BodyOf<'/festival/:id/answerOffer'>) =>
  post('/festival/:id/answerOffer', { id, body })

/** An entry by the secret in its link. */
export const ownEntryQuery = (id: string, secret: string) =>
  queryOptions({
    queryKey: queryKeys.ownFestivalEntry(id, secret),
    queryFn: () => post('/festival/:id/getOwnEntry', { id, body: { secret } }),
    retry: false,
  })
