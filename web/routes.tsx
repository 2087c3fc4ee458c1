import type { RouteObject } from 'react-router-dom'
import { ADDRESSES } from '#core/addresses/parse-path.ts'
import { Page } from './page.tsx'
import { SiteLayout } from './site-layout.tsx'

/** The router's routes, generated from the table of addresses that the Worker uses, too. */
export const ROUTES: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      ...ADDRESSES.map((address) => ({
        path: address.pattern,
        caseSensitive: true,
        element: <Page addresses={[address]} />,
      })),
      { path: '*', element: <Page addresses={[]} /> },
    ],
  },
]
