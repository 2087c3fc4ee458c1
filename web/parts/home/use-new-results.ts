import { useEffect, useMemo, useState } from 'react'
import type { ProfileMatch } from '#core/rows/profile.ts'
import type { FollowedAnswer } from '../../api/following.ts'
import { readLocalStorage, writeLocalStorage } from '../../hooks/use-local-storage.ts'
import { visitAfter, type SeenResults } from './seen-results.ts'

const KEY = 'seen-results'

/** The results that came since the reader was here last, the latest first. */
export function useNewResults(data: FollowedAnswer | undefined): ProfileMatch[] {
  const results = useMemo(() => {
    const all = data ? [...data.own.last, ...data.starred.last] : []
    return [...new Map(all.map((match) => [match.id, match])).values()]
  }, [data])
  const [seen, see] = useState<SeenResults>()
  useEffect(() => {
    if (!data) return
    const visit = visitAfter(
      readLocalStorage(KEY),
      results.map(({ id }) => id),
      Date.now(),
    )
    writeLocalStorage(KEY, JSON.stringify(visit))
    see(visit)
  }, [data, results])
  return seen ? results.filter(({ id }) => !seen.before.includes(id)) : []
}
