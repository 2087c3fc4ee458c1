import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProfileOf } from '#core/addresses/paths.ts'
import { queryKeys, type NameListSelection } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'
import { nameListRequest } from './name-list.ts'

const API_NOUNS = { '@': 'user', player: 'player', team: 'team' } as const satisfies Record<ProfileOf, string>

/** A card of a live match is polled. */
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
  /** Accounts on other sites that the viewer may see. */
  accounts: (id: string) =>
    queryOptions({
      queryKey: queryKeys.accounts(id),
      queryFn: ({ signal }) => get('/user/:id/getAccounts', { id, signal }),
    }),
  /** Results of two entries of public events against each other. */
  meetings: (first: string, second: string) =>
    queryOptions({
      queryKey: queryKeys.meetings(first, second),
      queryFn: ({ signal }) => get('/meetings', { query: { first, second }, signal }),
    }),
  matches: (of: ProfileOf, id: string) =>
    queryOptions({
      queryKey: queryKeys.profileMatches(of, id),
      queryFn: ({ signal }) => get(`/${API_NOUNS[of]}/:id/getMatches`, { id, signal }),
      refetchInterval: ({ state }) => (state.data?.some(({ isLive }) => isLive) ? REFETCH_INTERVAL : false),
    }),
}
