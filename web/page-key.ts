import type { Route } from '#core/addresses/paths.ts'

/** A page stays mounted while this key is the same; another tournament or profile mounts a new one. */
export function pageKey(route: Route): string {
  if (route.page === 'profile') return `${route.of}/${route.id}`
  if (route.page === 'markdown') return route.name
  return 'id' in route ? `${route.page}/${route.id}` : route.page
}

/** Scroll position and focus are kept while this key is the same: between the rounds of a section. */
export const scrollScope = (route: Route): string =>
  route.page === 'tournament' ? `${pageKey(route)}/${route.section}/${route.no ?? ''}` : pageKey(route)
