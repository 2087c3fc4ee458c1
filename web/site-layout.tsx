import * as say from '#words/shell.js'
import { memo, Suspense, useEffect, useMemo, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useLocation } from 'react-router-dom'
import { isScreen } from '#core/addresses/paths.ts'
import { pageAlive } from './hydration.ts'
import { whenIdle } from './hooks/when-idle.ts'
import { routeAt } from './load-page.ts'
import { optionalView } from './navigation/lazy-view.tsx'
import { usePlainLinks } from './navigation/use-plain-links.ts'
import { scrollScope } from './page-key.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { Layout } from './shell/layout.tsx'
import { useNavigationScroll } from './shell/use-navigation-scroll.ts'
import { Expendable } from './ui/expendable.tsx'

const AtRest = optionalView(import.meta.env.SSR ? undefined : async () => (await import('./at-rest.tsx')).AtRest, {
  edge: false,
})

/** Milliseconds after which the page counts as idle, even if it still waits for something. */
const LATEST = 3000

/** The layout of all pages, around the router's outlet. */
export function SiteLayout() {
  const { pathname } = useLocation()
  const cache = useQueryClient()
  const route = useMemo(() => routeAt(cache, pathname), [cache, pathname])
  useNavigationScroll(scrollScope(route))
  usePlainLinks()
  const [rests, rest] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => rest(true), LATEST)
    void pageAlive.then(() => whenIdle(() => rest(true)))
    return () => clearTimeout(timer)
  }, [])
  return (
    <>
      {rests && (
        <Expendable at={pathname}>
          <Suspense>
            <AtRest route={route} />
          </Suspense>
        </Expendable>
      )}
      <ErrorBoundary at={pathname} title={say.couldntShowThisPage()}>
        <Frame at={pathname} isBare={isScreen(route)} />
      </ErrorBoundary>
    </>
  )
}

const OUTLET = <Outlet />

/** Header and footer around the page; a projector shows the page alone. Renders again for another path only. */
const Frame = memo(function Frame({ at, isBare }: { at: string; isBare: boolean }) {
  return isBare ? OUTLET : <Layout at={at}>{OUTLET}</Layout>
})
