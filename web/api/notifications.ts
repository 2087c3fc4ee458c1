import { queryOptions } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { parsePairingId } from '#core/snapshot/ids.ts'
import { showsPairings } from '#core/snapshot/revealed-results.ts'
import { revealedOf } from '#core/snapshot/spoiler-choice.ts'
import type { NotificationRow } from './answers.ts'
import { get, post } from './client.ts'
import { readSpoilerChoice } from './spoilers.ts'

export const notificationQueries = {
  /** The user's own; the site's room keeps them current. */
  all: () =>
    queryOptions({
      queryKey: queryKeys.notifications(),
      queryFn: ({ signal }) => get('/profile/notifications', { signal }),
      staleTime: Infinity,
    }),
  managed: () =>
    queryOptions({
      queryKey: queryKeys.managedTournaments(),
      queryFn: ({ signal }) => get('/profile/tournaments', { signal }),
    }),
}

/** The text of a notification; without results where the reader hides those of its tournament. */
export function shownContent({ content, spoilerFree, tournamentId, link }: NotificationRow): string {
  const revealed = tournamentId === null ? undefined : revealedOf(readSpoilerChoice(), tournamentId)
  if (spoilerFree === null || !revealed) return content
  const round = parsePairingId(link?.split('#')[1] ?? '')?.round
  return round !== undefined && showsPairings(revealed, round) ? content : spoilerFree
}

export const markSeen = (id: number) => post('/profile/readNotification', { body: { id } })
