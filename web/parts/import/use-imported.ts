import { useQueryClient } from '@tanstack/react-query'
import { managePath } from '#core/addresses/paths.ts'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { navigate } from '../../navigation/navigate.ts'

/** Returns a function that opens the desk of an imported tournament. */
export function useImported(): (made: { id: string }) => Promise<void> {
  const cache = useQueryClient()
  return async ({ id }) => {
    await cache.invalidateQueries({ queryKey: queryKeys.me() })
    void cache.invalidateQueries({ queryKey: queryKeys.managedTournaments() })
    navigate(managePath(id), { replace: true })
  }
}
