import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get, post } from './client.ts'

export interface Post {
  id: string
  title: string
  type: 'suggestion' | 'bug' | 'other'
  content: string
  username: string | null
  createdAt: number
}

export const feedbackQueries = {
  post: (id: string) =>
    queryOptions({
      queryKey: queryKeys.feedbackPost(id),
      queryFn: ({ signal }) => get<Post>(`/feedback/${encodeURIComponent(id)}`, signal),
    }),
}

export const submitFeedback = (given: { title: string; type: string; content: string }): Promise<{ link: string }> =>
  post('/profile/submitFeedback', given)
