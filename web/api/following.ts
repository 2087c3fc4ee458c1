import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { AnswerOf } from '#core/contract/describe/signature.ts'
import { lookAtFollowed } from './star-sync.ts'

export type FollowedAnswer = AnswerOf<'post', '/following/look'>

/** Games that are on are looked at so often; an event's own page hears of them at once. */
const REFETCH_INTERVAL = 60_000

/** What these stars, and whoever is signed in, have on now, next and lately. */
export const followedQuery = (stars: Iterable<string>) =>
  queryOptions({
    queryKey: queryKeys.following([...stars].join('\n')),
    queryFn: lookAtFollowed,
    placeholderData: keepPreviousData,
    refetchInterval: REFETCH_INTERVAL,
  })
