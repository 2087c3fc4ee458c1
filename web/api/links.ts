import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { GameLink } from '#core/people/profile.ts'
import { get, post } from './client.ts'

export interface WaitingLink {
  id: string
  match: string
  name: string
  link: string
  username: string | null
  createdAt: number
}

const path = (id: string, call: string): string => `/tournament/${encodeURIComponent(id)}/${call}`

export const linkQueries = {
  /** The reader's own matches that wait for a game link. */
  pending: (username: string) =>
    queryOptions({
      queryKey: queryKeys.pendingLinks(username),
      queryFn: async ({ signal }) => {
        const { gameLinks } = await get<{ gameLinks?: GameLink[] }>(
          `/user/${encodeURIComponent(username)}?fetchGameLinks=true`,
          signal,
        )
        return gameLinks ?? []
      },
    }),
  /** Links that wait for the director. */
  waiting: (id: string) =>
    queryOptions({
      queryKey: queryKeys.waitingLinks(id),
      queryFn: ({ signal }) => get<WaitingLink[]>(path(id, 'getLinks'), signal),
    }),
}

/** Says where a match is played; `state` tells whether that stands already. */
export const addLink = (given: {
  id: string
  tournamentId: string
  link: string
}): Promise<{ state: 'waiting' | 'confirmed'; message: string }> => post('/submit/gameLink', given)
export const removeLink = (given: { id: string; playerId: string; team: string }): Promise<{ message: string }> =>
  post('/submit/removeGameLink', given)
export const confirmLink = (id: string, given: { link: string; accept: boolean }): Promise<WaitingLink[]> =>
  post(path(id, 'confirmLink'), given)
