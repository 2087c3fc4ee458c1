import { useEffect, useMemo } from 'react'
import { endOf } from '#core/rows/followed.ts'
import type { ProfileMatch } from '#core/rows/profile.ts'
import type { FollowedAnswer } from '../../api/following.ts'
import { readLocalStorage, writeLocalStorage } from '../../hooks/use-local-storage.ts'
import { isNewResult, visitAfter } from './seen-results.ts'

const KEY = 'seen-games'

/** Results since the reader's last visit, latest first, and the time of its end. `at`: time of the fetch. */
export function useNewResults(
  data: FollowedAnswer | undefined,
  at: number,
): { results: ProfileMatch[]; since: number } {
  const visit = useMemo(() => {
    if (!data) return undefined
    const { own, starred } = data
    const open = [own.now, own.next, starred.now, starred.next].flat().map(({ id }) => id)
    return visitAfter(readLocalStorage(KEY), open, at)
  }, [data, at])
  useEffect(() => {
    if (visit) writeLocalStorage(KEY, JSON.stringify(visit))
  }, [visit])
  if (!data || !visit) return { results: [], since: at }
  const results = new Map([...data.own.last, ...data.starred.last].map((match) => [match.id, match]))
  const isNew = (match: ProfileMatch) => isNewResult(visit, { id: match.id, endedAt: endOf(match) })
  return { results: [...results.values()].filter(isNew), since: visit.since }
}
