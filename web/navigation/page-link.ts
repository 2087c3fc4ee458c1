import { parsePath } from '#core/addresses/parse-path.ts'

/** The link that an event is about, if it is a plain one to a page of the site. */
export function pageLink({ target }: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.download || (link.target && link.target !== '_self'))
    return undefined
  return parsePath(link.pathname).page === 'unknown' ? undefined : link
}

/** Whether a link leads to a place in the page that is on screen: the browser knows how to go there. */
const isWithin = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search

/** The address that a press on a link asks the router for; undefined for what is the browser's own to do. */
export function pressedAddress(event: MouseEvent): { to: string; replace: boolean } | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = pageLink(event)
  if (!link || isWithin(link)) return undefined
  const to = link.pathname + link.search + link.hash
  return { to, replace: 'replace' in link.dataset || link.href === location.href }
}
