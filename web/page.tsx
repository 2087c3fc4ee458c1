import * as say from '#words/shell.js'
import { memo, useMemo } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'react-router-dom'
import type { Address } from '#core/addresses/path-pattern.ts'
import type { Route } from '#core/addresses/paths.ts'
import { routeAt } from './load-page.ts'
import { pageKey } from './page-key.ts'
import { ErrorBoundary } from './shell/error-boundary.tsx'
import { PageSkeleton } from './shell/page-skeleton.tsx'
import { Part } from './ui/part.tsx'
import { viewOf } from './views.tsx'

/** Shows "not found" where parts of the path are invalid. */
export function Page({ addresses }: { addresses: readonly Address<Route>[] }) {
  const { pathname } = useLocation()
  const cache = useQueryClient()
  const route = useMemo(() => routeAt(cache, pathname, addresses), [cache, pathname, addresses])
  return <PageView at={pathname} route={route} />
}

/** Renders again for another path only: views read other parts of the address themselves. */
const PageView = memo(function PageView({ at, route }: { at: string; route: Route }) {
  const { View, skeleton = <PageSkeleton /> } = viewOf(route)
  return (
    <ErrorBoundary key={pageKey(route)} at={at} title={say.couldntLoadThisPage()}>
      <Part fallback={skeleton}>
        <View {...route} />
      </Part>
    </ErrorBoundary>
  )
})
