import { useEffect, useRef } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { momentQueries } from '../../api/moments.ts'

/** In milliseconds: the room tells all viewers of a result at once, so each waits a random time before it asks. */
const JITTER = 3000
/** Moments are asked for again this often at most. */
const REST = 10_000

/** The moments of the latest round, asked for again when the tournament has changed. `version`: that of its snapshot. */
export function useRoundMoments(id: string, version: number) {
  const cache = useQueryClient()
  const { queryKey } = momentQueries.latest(id)
  const asked = useRef({ version, at: 0, timer: undefined as ReturnType<typeof setTimeout> | undefined })
  useEffect(() => {
    const state = asked.current
    if (version === state.version || state.timer !== undefined) return
    const wait = Math.max(0, state.at + REST - Date.now()) + JITTER * Math.random()
    state.timer = setTimeout(() => {
      Object.assign(state, { version, at: Date.now(), timer: undefined })
      void cache.invalidateQueries({ queryKey })
    }, wait)
  }, [cache, queryKey, version])
  useEffect(() => () => clearTimeout(asked.current.timer), [])
  return useQuery(momentQueries.latest(id))
}
