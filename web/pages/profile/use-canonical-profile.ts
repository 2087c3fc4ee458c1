import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { queryKeys } from '#core/addresses/query-keys.ts'
import { profilePath, type ProfileOf, type ProfileTab } from '#core/addresses/paths.ts'

/** Replaces a profile's address by its permanent one, and moves its cached data along. */
export function useCanonicalProfile(of: ProfileOf, from: string, to: string, tab: ProfileTab): void {
  const cache = useQueryClient()
  const navigate = useNavigate()
  useEffect(() => {
    if (from === to) return
    for (const [[, , ...rest], known] of cache.getQueriesData({ queryKey: queryKeys.profile(of, from) })) {
      cache.setQueryData([...queryKeys.profile(of, to), ...rest], known)
    }
    void navigate(profilePath(of, to, tab) + location.search + location.hash, { replace: true })
  }, [cache, navigate, of, from, to, tab])
}
