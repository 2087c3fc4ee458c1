import { useEffect, useEffectEvent } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { queryKeys } from '#core/addresses/query-keys.ts'
import type { FestivalAnswer } from '#core/rows/festival-rows.ts'
import { atRest } from '../../live/at-rest.ts'

/** The most rooms that one page listens to; a festival of more playing sections is asked for once a minute as well. */
const MOST_ROOMS = 4

/** Asks for a festival again when a room of its sections reports a change. */
export function useFestivalRooms({ festival, sections }: FestivalAnswer): void {
  const cache = useQueryClient()
  const rooms = sections.filter(({ state }) => state !== 'over' && state !== 'draft').slice(0, MOST_ROOMS)
  const ids = rooms.map(({ tournament }) => tournament).join(' ')
  const versions = useEffectEvent(() => new Map(rooms.map((room) => [room.tournament, room.version])))
  const { id } = festival
  useEffect(() => {
    if (ids === '') return
    return atRest(
      () => import('../../live/follow-rooms.ts'),
      ({ followRooms }) =>
        followRooms(
          () => versions(),
          () => cache.invalidateQueries({ queryKey: queryKeys.festival(id) }),
        ),
    )
  }, [cache, ids, id])
}
