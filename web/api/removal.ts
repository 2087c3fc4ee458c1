import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { get, post } from './client.ts'

/** Deleted tournaments that the user may restore. */
export const deletedQuery = () =>
  queryOptions({
    queryKey: [...queryKeys.managedTournaments(), 'deleted'] as const,
    queryFn: ({ signal }) => get('/profile/deletedTournaments', { signal }),
  })

export const deleteTournament = (id: string, name: string) => post('/tournament/:id/delete', { id, body: { name } })
export const restoreTournament = (id: string) => post('/tournament/:id/restore', { id })
export const addDeputy = (id: string, username: string) => post('/tournament/:id/addDeputy', { id, body: { username } })
export const removeDeputy = (id: string, username: string) =>
  post('/tournament/:id/removeDeputy', { id, body: { username } })
