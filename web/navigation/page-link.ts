import { withoutLanguage } from '#core/addresses/localized.ts'
import { parsePath } from '#core/addresses/parse-path.ts'

/** The address of a link without its language, as the router takes it: links of users have none. */
export const pathOfLink = ({ pathname, search, hash }: HTMLAnchorElement): string =>
  withoutLanguage(pathname).pathname + search + hash

/**
 * The link that an event targets, if it leads to a page of the site in this window and language. A link with `hreflang`
 * leads to another language.
 */
export function pageLink({ target }: Pick<Event, 'target'>): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (
    !link ||
    link.origin !== location.origin ||
    link.download ||
    link.hreflang ||
    (link.target && link.target !== '_self')
  )
    return undefined
  return parsePath(withoutLanguage(link.pathname).pathname).page === 'unknown' ? undefined : link
}

/**
 * The link that the router should open for a click; undefined where the browser handles it: with modifier keys, to
 * other sites, within the page.
 */
export function pressedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = pageLink(event)
  // The browser itself scrolls to a hash on the current page.
  const isWithin = link?.hash && link.pathname === location.pathname && link.search === location.search
  return isWithin ? undefined : link
}
