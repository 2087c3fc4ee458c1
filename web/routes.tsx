import type { RouteObject } from 'react-router-dom'
import { ADDRESSES } from '#core/addresses/parse-path.ts'
import type { Address } from '#core/addresses/path-pattern.ts'
import type { Route } from '#core/addresses/paths.ts'
import { Page } from './page.tsx'
import { SiteLayout } from './site-layout.tsx'

/** Routes of these addresses, and "not found" for all other paths. */
export const routesOf = (addresses: readonly Address<Route>[]): RouteObject[] => [
  {
    element: <SiteLayout />,
    children: [
      ...addresses.map((address) => ({
        path: address.pattern,
        caseSensitive: true,
        element: <Page addresses={[address]} />,
      })),
      { path: '*', element: <Page addresses={[]} /> },
    ],
  },
]

/** The router's routes, generated from the table of addresses that the Worker uses, too. */
export const ROUTES = routesOf(ADDRESSES)
