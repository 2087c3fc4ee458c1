import { Suspense, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { matchQueries } from '../../api/matches.ts'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { optionalView } from '../../navigation/lazy-view.tsx'

const LivePicture = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./live-picture.tsx')).LivePicture,
  { edge: false },
)

/** Where the banner has room for it beside the words. */
const WIDE = '(min-width: 1280px)'
/** What the page shows first goes before. */
const DELAY = 1500

/** A picture of a game of the match, when one is being played and its moves are known; asked for once all else is there. */
export function GameInProgress({ match }: { match: string }) {
  const isWide = useMediaQuery(WIDE)
  const [isIdle, setIdle] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), DELAY)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({
    ...matchQueries.running(match),
    enabled: isWide && isIdle,
    // It is decoration: without it nothing is missing.
    throwOnError: false,
    retry: false,
  })
  const game = data?.games.find(({ pgn }) => pgn !== '')
  if (!isWide || !game) return null
  return (
    <Suspense>
      <LivePicture match={match} game={game} />
    </Suspense>
  )
}
