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
  letters: () =>
    queryOptions({
      queryKey: queryKeys.letters('teams'),
      queryFn: ({ signal }) => get('/teams/letters', { signal }),
    }),
  /** By the id of a team or of its entry in a tournament. */
  profile: (id: string) =>
    queryOptions({
      queryKey: queryKeys.profile('team', id),
      queryFn: ({ signal }) => get('/team/:id', { id, signal }),
    }),
}
