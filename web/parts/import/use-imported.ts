import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { managePath } from '#core/addresses/paths.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'

/** Returns a function that opens the desk of an imported tournament. */
export function useImported(): (made: { id: string }) => Promise<void> {
  const cache = useQueryClient()
  const navigate = useNavigate()
  return async ({ id }) => {
    await cache.invalidateQueries({ queryKey: queryKeys.me() })
    void cache.invalidateQueries({ queryKey: queryKeys.managedTournaments() })
    await navigate(managePath(id), { replace: true })
  }
}
