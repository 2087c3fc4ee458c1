import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

export const feedbackQueries = {
  post: (id: string) =>
    queryOptions({
      queryKey: queryKeys.feedbackPost(id),
      queryFn: ({ signal }) => get('/feedback/:id', { id, signal }),
    }),
}

export const submitFeedback = (body: BodyOf<'/profile/submitFeedback'>) => post('/profile/submitFeedback', { body })
