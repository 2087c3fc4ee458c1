import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { get } from './client.ts'
import { nameListRequest, type NameListQuery } from './name-list.ts'

export const teamQueries = {
  list: (selection: NameListQuery) => {
    const { queryKey, query } = nameListRequest('teams', selection)
    return queryOptions({
      queryKey,
      queryFn: ({ signal }) => get('/teams', { query, signal }),
      placeholderData: keepPreviousData,
    })
  },
  /** The letters under which teams stand. */
  letters: () =>
    queryOptions({ queryKey: ['teams', 'letters'], queryFn: ({ signal }) => get('/teams/letters', { signal }) }),
  /** A team by its id, or that of its entry in a tournament. */
  profile: (id: string) =>
    queryOptions({
      queryKey: ['team', id],
      queryFn: ({ signal }) => get('/team/:id', { id, signal }),
    }),
}
