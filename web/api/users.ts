import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProfileOf } from '#core/contract/paths.ts'
import { get } from './client.ts'
import { nameListRequest, type NameListQuery } from './name-list.ts'

const API_NOUNS = { '@': 'user', player: 'player', team: 'team' } as const satisfies Record<ProfileOf, string>

/** While a match is being played its card is looked at again that often. */
const REFETCH_INTERVAL = 30_000

export const userQueries = {
  list: (selection: NameListQuery) => {
    const { queryKey, query } = nameListRequest('users', selection)
    return queryOptions({
      queryKey,
      queryFn: ({ signal }) => get('/users', { query, signal }),
      placeholderData: keepPreviousData,
    })
  },
  /** First letters of usernames. */
  letters: () =>
    queryOptions({ queryKey: ['users', 'letters'], queryFn: ({ signal }) => get('/users/letters', { signal }) }),
  profile: (id: string) =>
    queryOptions({ queryKey: ['@', id], queryFn: ({ signal }) => get('/user/:id', { id, signal }) }),
  playerProfile: (id: string) =>
    queryOptions({ queryKey: ['player', id], queryFn: ({ signal }) => get('/player/:id', { id, signal }) }),
  /** Accounts on other sites that whoever asks may see. */
  accounts: (id: string) =>
    queryOptions({
      queryKey: ['@', id, 'accounts'],
      queryFn: ({ signal }) => get('/user/:id/getAccounts', { id, signal }),
    }),
  /** The matches of a user, player or team. */
  matches: (of: ProfileOf, id: string) =>
    queryOptions({
      queryKey: [of, id, 'matches'],
      queryFn: ({ signal }) => get(`/${API_NOUNS[of]}/:id/getMatches`, { id, signal }),
      refetchInterval: ({ state }) => (state.data?.some(({ isLive }) => isLive) ? REFETCH_INTERVAL : false),
    }),
}
