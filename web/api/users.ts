import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProfileOf } from '#core/contract/paths.ts'
import type { Account, Card, Person, PlayerProfile, UserProfile } from '#core/people/profile.ts'
import { get } from './client.ts'
import { asking, type Asked } from './people.ts'

const WORDS: Record<ProfileOf, string> = { '@': 'user', player: 'player', team: 'team' }
const path = (of: ProfileOf, id: string, call = '') => `/${WORDS[of]}/${encodeURIComponent(id)}${call}`

/** While a match is being played its card is looked at again that often. */
const AGAIN = 30_000

export const userQueries = {
  list: (asked: Asked) => {
    const { queryKey, path } = asking('users', asked)
    return queryOptions({
      queryKey,
      queryFn: ({ signal }) => get<Person[]>(path, signal),
      placeholderData: keepPreviousData,
    })
  },
  /** First letters of usernames. */
  letters: () =>
    queryOptions({ queryKey: ['users', 'letters'], queryFn: ({ signal }) => get<string[]>('/users/letters', signal) }),
  profile: (id: string) =>
    queryOptions({ queryKey: ['@', id], queryFn: ({ signal }) => get<UserProfile>(path('@', id), signal) }),
  player: (id: string) =>
    queryOptions({ queryKey: ['player', id], queryFn: ({ signal }) => get<PlayerProfile>(path('player', id), signal) }),
  /** Accounts on other sites that whoever asks may see. */
  accounts: (id: string) =>
    queryOptions({
      queryKey: ['@', id, 'accounts'],
      queryFn: ({ signal }) => get<Account[]>(path('@', id, '/getAccounts'), signal),
    }),
  /** The matches of a user, player or team. */
  matches: (of: ProfileOf, id: string) =>
    queryOptions({
      queryKey: [of, id, 'matches'],
      queryFn: ({ signal }) => get<Card[]>(path(of, id, '/getMatches'), signal),
      refetchInterval: ({ state }) => (state.data?.some(({ isLive }) => isLive) ? AGAIN : false),
    }),
}
