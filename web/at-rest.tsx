import { Suspense } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { eventOfRoute } from '#core/addresses/event-of-route.ts'
import { withoutLanguage } from '#core/addresses/localized.ts'
import { isScreen, type Route } from '#core/addresses/paths.ts'
import { useKeptEvents } from './hooks/use-kept-events.ts'
import { useStarSync } from './hooks/use-star-sync.ts'
import { useSiteRoom } from './live/use-site-room.ts'
import { useMe } from './api/session.ts'
import { readCookies } from './api/cookies.ts'
import { usePrefetch } from './navigation/use-prefetch.ts'
import { optionalView } from './navigation/lazy-view.tsx'
import { ConnectionBar } from './shell/connection-bar.tsx'
import { LanguageOffer } from './shell/language-offer.tsx'
import { TitleAnnouncer } from './shell/title-announcer.tsx'

const FigureNotes = optionalView(async () => (await import('./parts/key/figure-notes.tsx')).FigureNotes)
const WaitingBar = optionalView(async () => (await import('./shell/waiting-bar.tsx')).WaitingBar)
const SpoilerBar = optionalView(async () => (await import('./parts/spoilers/spoiler-bar.tsx')).SpoilerBar)

/** Listeners that are loaded once the first page is idle; renders nothing. */
export function AtRest({ route }: { route: Route }) {
  const cache = useQueryClient()
  usePrefetch((link) => void prefetch(cache, link))
  useSiteRoom(route)
  useStarSync()
  const event = eventOfRoute(route)
  useKeptEvents(event)
  return (
    <>
      {!isScreen(route) && <TitleAnnouncer />}
      <ConnectionBar />
      <Suspense>
        <FigureNotes event={event} />
      </Suspense>
      {!isScreen(route) && <LanguageOffer />}
      {!isScreen(route) && <Unsent />}
      {!isScreen(route) && event !== undefined && 'spoilers' in readCookies() && (
        <Suspense>
          <SpoilerBar id={event} />
        </Suspense>
      )}
    </>
  )
}

/** Signed in without a reload, too. */
const Unsent = () =>
  useMe() && (
    <Suspense>
      <WaitingBar />
    </Suspense>
  )

/** Its code names every query of every page: it is loaded with the first link that a reader points at. */
async function prefetch(cache: QueryClient, link: HTMLAnchorElement): Promise<void> {
  const code = await import('./prefetch.ts').catch(() => undefined)
  await code?.prefetchPage(cache, { ...withoutLanguage(link.pathname), search: link.search })
}
