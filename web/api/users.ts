import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryKeys, type NameListSelection } from '#core/addresses/query-keys.ts'
import type { ProfileOf } from '#core/addresses/paths.ts'
import type { Account, Card, Person, PlayerProfile, UserProfile } from '#core/people/profile.ts'
import { get } from './client.ts'
import { asking } from './people.ts'

const WORDS: Record<ProfileOf, string> = { '@': 'user', player: 'player', team: 'team' }
const path = (of: ProfileOf, id: string, call = '') => `/${WORDS[of]}/${encodeURIComponent(id)}${call}`

/** While a match is being played its card is looked at again that often. */
const AGAIN = 30_000

export const userQueries = {
  list: (asked: NameListSelection) => {
    const { queryKey, path } = asking('users', asked)
    return queryOptions({
      queryKey,
      queryFn: ({ signal }) => get<Person[]>(path, signal),
      placeholderData: keepPreviousData,
    })
  },
  /** First letters of usernames. */
  letters: () =>
    queryOptions({
      queryKey: queryKeys.letters('users'),
      queryFn: ({ signal }) => get<string[]>('/users/letters', signal),
    }),
  profile: (id: string) =>
    queryOptions({
      queryKey: queryKeys.profile('@', id),
      queryFn: ({ signal }) => get<UserProfile>(path('@', id), signal),
    }),
  player: (id: string) =>
    queryOptions({
      queryKey: queryKeys.profile('player', id),
      queryFn: ({ signal }) => get<PlayerProfile>(path('player', id), signal),
    }),
  /** Accounts on other sites that whoever asks may see. */
  accounts: (id: string) =>
    queryOptions({
      queryKey: queryKeys.accounts(id),
      queryFn: ({ signal }) => get<Account[]>(path('@', id, '/getAccounts'), signal),
    }),
  /** The matches of a user, player or team. */
  matches: (of: ProfileOf, id: string) =>
    queryOptions({
      queryKey: queryKeys.profileMatches(of, id),
      queryFn: ({ signal }) => get<Card[]>(path(of, id, '/getMatches'), signal),
      refetchInterval: ({ state }) => (state.data?.some(({ isLive }) => isLive) ? AGAIN : false),
    }),
}
