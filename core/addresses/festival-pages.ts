import { festivalRoute, manageFestivalRoute } from './festival-routes.ts'
import { festivalQueries } from './initial-queries.ts'
import { joinTitle } from './join-title.ts'
import { address } from './path-pattern.ts'
import type { RouteOf } from './paths.ts'

/** They come before the desk of a tournament, whose pattern fits them too. */
export const FESTIVAL_DESK_PAGES = {
  newFestival: {
    paths: [address('/manage/f', (): RouteOf<'newFestival'> => ({ page: 'newFestival' }))],
    title: joinTitle,
    queries: () => [],
  },
  manageFestival: {
    paths: [address('/manage/f/:id', manageFestivalRoute), address('/manage/f/:id/:tab', manageFestivalRoute)],
    title: joinTitle,
    queries: () => [],
  },
}

export const FESTIVAL_PAGES = {
  festival: {
    paths: [address('/f/:id', festivalRoute), address('/f/:id/:section', festivalRoute)],
    title: joinTitle,
    queries: festivalQueries,
  },
}
