import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { lookAtFollowed } from './star-sync.ts'

export type FollowedAnswer = AnswerOf<'post', '/following/look'>

/** Live games are polled; a tournament's own page hears of changes at once. */
const REFETCH_INTERVAL = 60_000

/** Current, next and latest games of the stars of this browser or account. */
export const followedQuery = (stars: Iterable<string>) =>
  queryOptions({
    queryKey: queryKeys.following([...stars].join('\n')),
    queryFn: lookAtFollowed,
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_INTERVAL,
  })
