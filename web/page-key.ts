import type { Route } from '#core/addresses/paths.ts'

/** A page stays mounted while this key is the same; another tournament or profile mounts a new one. */
export function pageKey(route: Route): string {
  if (route.page === 'profile') return `${route.of}/${route.id}`
  if (route.page === 'markdown') return route.name
  if ('league' in route) return `${route.page}/${route.league}`
  return 'id' in route ? `${route.page}/${route.id}` : route.page
}

/** Scroll position and focus are kept while this key is the same: between the rounds of a section. */
export function scrollScope(route: Route): string {
  if (route.page === 'tournament') return `${pageKey(route)}/${route.section}/${route.no ?? ''}`
  if (route.page === 'season') return `${pageKey(route)}/${route.section}`
  return route.page === 'manageSeason' ? `${pageKey(route)}/${route.tab}` : pageKey(route)
}
