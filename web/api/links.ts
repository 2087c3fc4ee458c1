import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { BodyOf } from '#core/contract/describe/signature.ts'
import { get, post } from './client.ts'

export const linkQueries = {
  /** The user's matches that lack a game link. */
  pendingOfUser: (username: string) =>
    queryOptions({
      queryKey: queryKeys.pendingLinks(username),
      queryFn: async ({ signal }) => {
        const { gameLinks } = await get('/user/:id', { id: username, query: { fetchGameLinks: 'true' }, signal })
        return gameLinks ?? []
      },
    }),
  /** Game links that the director has to confirm. */
  pendingOfTournament: (id: string) =>
    queryOptions({
      queryKey: queryKeys.waitingLinks(id),
      queryFn: ({ signal }) => get('/tournament/:id/getLinks', { id, signal }),
    }),
}

/** The answer's `state` tells whether the link is valid already or waits for confirmation. */
export const addLink = (body: BodyOf<'/submit/gameLink'>) => post('/submit/gameLink', { body })
export const removeLink = (body: BodyOf<'/submit/removeGameLink'>) => post('/submit/removeGameLink', { body })
export const confirmLink = (id: string, body: BodyOf<'/tournament/:id/confirmLink'>) =>
  post('/tournament/:id/confirmLink', { id, body })
