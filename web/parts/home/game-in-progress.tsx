import { Suspense, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { matchQueries } from '../../api/matches.ts'
import { useMediaQuery } from '../../hooks/use-media-query.ts'
import { optionalView } from '../../navigation/lazy-view.tsx'

const LivePicture = optionalView(
  import.meta.env.SSR ? undefined : async () => (await import('./live-picture.tsx')).LivePicture,
  { edge: false },
)

/** From this width the banner has room beside its text. */
const WIDE = '(min-width: 1280px)'
/** In milliseconds: the content of the page loads first. */
const DELAY = 1500

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
    // The picture is decoration: without it the page is complete.
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
