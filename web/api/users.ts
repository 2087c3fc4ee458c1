import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProfileOf } from '#core/addresses/paths.ts'
import { queryKeys, type NameListSelection } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'
import { nameListRequest } from './name-list.ts'

const API_NOUNS = { '@': 'user', player: 'player', team: 'team' } as const satisfies Record<ProfileOf, string>

/** While a match is being played its card is looked at again that often. */
const REFETCH_INTERVAL = 30_000

export const userQueries = {
  list: (selection: NameListSelection) => {
    const { queryKey, query } = nameListRequest('users', selection)
    return queryOptions({
      queryKey,
      queryFn: ({ signal }) => get('/users', { query, signal }),
      placeholderData: keepPreviousData,
    })
  },
  /** First letters of usernames. */
  letters: () =>
    queryOptions({
      queryKey: queryKeys.letters('users'),
      queryFn: ({ signal }) => get('/users/letters', { signal }),
    }),
  profile: (id: string) =>
    queryOptions({
      queryKey: queryKeys.profile('@', id),
      queryFn: ({ signal }) => get('/user/:id', { id, signal }),
    }),
  playerProfile: (id: string) =>
    queryOptions({
      queryKey: queryKeys.profile('player', id),
      queryFn: ({ signal }) => get('/player/:id', { id, signal }),
    }),
  /** Accounts on other sites that whoever asks may see. */
  accounts: (id: string) =>
    queryOptions({
      queryKey: queryKeys.accounts(id),
      queryFn: ({ signal }) => get('/user/:id/getAccounts', { id, signal }),
    }),
  /** The matches of a user, player or team. */
  matches: (of: ProfileOf, id: string) =>
    queryOptions({
      queryKey: queryKeys.profileMatches(of, id),
      queryFn: ({ signal }) => get(`/${API_NOUNS[of]}/:id/getMatches`, { id, signal }),
      refetchInterval: ({ state }) => (state.data?.some(({ isLive }) => isLive) ? REFETCH_INTERVAL : false),
    }),
}
