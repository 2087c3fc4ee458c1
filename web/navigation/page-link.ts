import { parsePath } from '#core/addresses/parse-path.ts'

/** The link that an event is about, if it is a plain one to a page of the site. */
export function pageLink({ target }: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.origin !== location.origin || link.download || (link.target && link.target !== '_self'))
    return undefined
  return parsePath(link.pathname).page === 'unknown' ? undefined : link
}

/** The link to a page of the site that a click opens in this window; undefined where the browser itself follows it. */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = pageLink(event)
  // To a place in the page that is on screen the browser goes by itself.
  const isWithin = link?.hash && link.pathname === location.pathname && link.search === location.search
  return isWithin ? undefined : link
}
