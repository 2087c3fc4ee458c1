import { memo, Suspense, useEffect, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import { isScreen, type Route } from '#core/addresses/paths.ts'
import { pageAlive } from './hydration.ts'
import { whenIdle } from './hooks/when-idle.ts'
import { routeAt } from './load-page.ts'
import { Navigator } from './navigation/navigator.ts'
import { optionalView } from './navigation/lazy-view.tsx'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Layout } from './shell/layout.tsx'
import { useNavigationScroll } from './shell/use-navigation-scroll.ts'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { Expendable } from './ui/expendable.tsx'
import { Part } from './ui/part.tsx'
import { viewOf } from './views.tsx'

const AtRest = optionalView(import.meta.env.SSR ? undefined : async () => (await import('./at-rest.tsx')).AtRest, {
  edge: false,
})

/** A page that waits for something still says so. */
const LATEST = 3000

/** The site at the address that the router knows. */
export function App() {
  const { pathname } = useLocation()
  const cache = useQueryClient()
  const route = useMemo(() => routeAt(cache, pathname), [cache, pathname])
  useNavigationScroll(scrollScope(route))
  const [rests, rest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => rest(true), LATEST)
    void pageAlive.then(() => whenIdle(() => rest(true)))
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      <Navigator />
      {rests && (
        <Expendable at={pathname}>
          <Suspense>
            <AtRest route={route} />
          </Suspense>
        </Expendable>
      )}
      <ErrorBoundary at={pathname} title="Couldn’t show this page">
        <Site pathname={pathname} route={route} />
      </ErrorBoundary>
    </>
  )
}

/** What changes with the page alone, and not with what of it is pointed at. */
const Site = memo(function Site({ pathname, route }: { pathname: string; route: Route }) {
  const { View, skeleton = <PageSkeleton /> } = viewOf(route)
  const page = (
    <ErrorBoundary key={pageKey(route)} at={pathname} title="Couldn’t load this page">
      <Part fallback={skeleton}>
        <View {...route} />
      </Part>
    </ErrorBoundary>
  )
  // A projector shows the tournament alone.
  return isScreen(route) ? page : <Layout at={pathname}>{page}</Layout>
})

/** A page stays while this key stays; what is shown of another tournament or profile begins anew. */
function pageKey(route: Route): string {
  if (route.page === 'profile') return `${route.of}/${route.id}`
  if (route.page === 'markdown') return route.name
  return 'id' in route ? `${route.page}/${route.id}` : route.page
}

/** Scroll and focus stay while this key stays: between the rounds of a section. */
const scrollScope = (route: Route): string =>
  route.page === 'tournament' ? `${pageKey(route)}/${route.section}/${route.no ?? ''}` : pageKey(route)
