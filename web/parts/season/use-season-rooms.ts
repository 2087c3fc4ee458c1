import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { SeasonAnswer } from '#core/rows/season-rows.ts'
import { atRest } from '../../live/at-rest.ts'

/** The most rooms that one page listens to; a season of more divisions is asked for once a minute as well. */
const MOST_ROOMS = 4

/** Asks for a season again when a room of its divisions reports a change. */
export function useSeasonRooms({ league, divisions }: SeasonAnswer): void {
  const cache = useQueryClient()
  const rooms = divisions.flatMap(({ tournament }) => (tournament?.active ? [tournament] : [])).slice(0, MOST_ROOMS)
  const ids = rooms.map(({ id }) => id).join(' ')
  const versions = useEffectEvent(() => new Map(rooms.map(({ id, version }) => [id, version])))
  const { id: leagueId } = league
  useEffect(() => {
    if (ids === '') return
    return atRest(
      () => import('../../live/follow-rooms.ts'),
      ({ followRooms }) =>
        followRooms(
          () => versions(),
          () => cache.invalidateQueries({ queryKey: queryKeys.league(leagueId) }),
        ),
    )
  }, [cache, ids, leagueId])
}
