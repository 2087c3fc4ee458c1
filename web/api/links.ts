import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

export const linkQueries = {
  /** The reader's own matches that wait for a game link. */
  pendingOfUser: (username: string) =>
    queryOptions({
      queryKey: queryKeys.pendingLinks(username),
      queryFn: async ({ signal }) => {
        const { gameLinks } = await get('/user/:id', { id: username, query: { fetchGameLinks: 'true' }, signal })
        return gameLinks ?? []
      },
    }),
  /** Links that wait for the director. */
  pendingOfTournament: (id: string) =>
    queryOptions({
      queryKey: queryKeys.waitingLinks(id),
      queryFn: ({ signal }) => get('/tournament/:id/getLinks', { id, signal }),
    }),
}

/** Says where a match is played; `state` tells whether that stands already. */
export const addLink = (body: BodyOf<'/submit/gameLink'>) => post('/submit/gameLink', { body })
export const removeLink = (body: BodyOf<'/submit/removeGameLink'>) => post('/submit/removeGameLink', { body })
export const confirmLink = (id: string, body: BodyOf<'/tournament/:id/confirmLink'>) =>
  post('/tournament/:id/confirmLink', { id, body })
