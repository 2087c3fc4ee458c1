import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { queryKeys, type NameListSelection } from '#core/addresses/query-keys.ts'
import { get } from './client.ts'
import { nameListRequest } from './name-list.ts'

export const teamQueries = {
  list: (selection: NameListSelection) => {
    const { queryKey, query } = nameListRequest('teams', selection)
    return queryOptions({
      queryKey,
      queryFn: ({ signal }) => get('/teams', { query, signal }),
      placeholderData: keepPreviousData,
    })
  },
  /** First letters of team names. */
  letters: () =>
    queryOptions({
      queryKey: queryKeys.letters('teams'),
      queryFn: ({ signal }) => get('/teams/letters', { signal }),
    }),
  /** A team by its id, or that of its entry in a tournament. */
  profile: (id: string) =>
    queryOptions({
      queryKey: queryKeys.profile('team', id),
      queryFn: ({ signal }) => get('/team/:id', { id, signal }),
    }),
}
