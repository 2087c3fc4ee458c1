import { useEffect, useState } from 'react'
import { endOf } from '#core/rows/followed.ts'
import type { ProfileMatch } from '#core/rows/profile.ts'
import type { FollowedAnswer } from '../../api/following.ts'
import { readLocalStorage, writeLocalStorage } from '../../hooks/use-local-storage.ts'
import { isNewResult, visitAfter, type SeenGames } from './seen-results.ts'

const KEY = 'seen-games'

/** The results that came since the reader was here last, the latest first. */
export function useNewResults(data: FollowedAnswer | undefined): ProfileMatch[] {
  const [seen, see] = useState<SeenGames>()
  useEffect(() => {
    if (!data) return
    const { own, starred } = data
    const open = [own.now, own.next, starred.now, starred.next].flat().map(({ id }) => id)
    const visit = visitAfter(readLocalStorage(KEY), open, Date.now())
    writeLocalStorage(KEY, JSON.stringify(visit))
    see(visit)
  }, [data])
  if (!data || !seen) return []
  const results = new Map([...data.own.last, ...data.starred.last].map((match) => [match.id, match]))
  return [...results.values()].filter((match) => isNewResult(seen, { id: match.id, endedAt: endOf(match) }))
}
