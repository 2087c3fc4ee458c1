import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryKeys, type NameListSelection } from '#core/addresses/query-keys.ts'
import type { TeamProfile, TeamRow } from '#core/people/profile.ts'
import { get } from './client.ts'
import { asking } from './people.ts'

export const teamQueries = {
  list: (asked: NameListSelection) => {
    const { queryKey, path } = asking('teams', asked)
    return queryOptions({
      queryKey,
      queryFn: ({ signal }) => get<TeamRow[]>(path, signal),
      placeholderData: keepPreviousData,
    })
  },
  /** The letters under which teams stand. */
  letters: () =>
    queryOptions({
      queryKey: queryKeys.letters('teams'),
      queryFn: ({ signal }) => get<string[]>('/teams/letters', signal),
    }),
  /** A team by its id, or that of its entry in a tournament. */
  profile: (id: string) =>
    queryOptions({
      queryKey: queryKeys.profile('team', id),
      queryFn: ({ signal }) => get<TeamProfile>(`/team/${encodeURIComponent(id)}`, signal),
    }),
}
