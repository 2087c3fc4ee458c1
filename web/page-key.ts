import type { Route } from '#core/addresses/paths.ts'

/** A page stays mounted while this key is the same; another tournament or profile begins anew. */
export function pageKey(route: Route): string {
  if (route.page === 'profile') return `${route.of}/${route.id}`
  if (route.page === 'markdown') return route.name
  return 'id' in route ? `${route.page}/${route.id}` : route.page
}

/** Scroll and focus stay while this key is the same: between the rounds of a section. */
export const scrollScope = (route: Route): string =>
  route.page === 'tournament' ? `${pageKey(route)}/${route.section}/${route.no ?? ''}` : pageKey(route)
