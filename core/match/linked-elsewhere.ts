import type { Link } from './links.ts'
import { parseLink } from './parse-link.ts'

/** Whether two links lead to the same match or game. */
const isSameMatch = (one: Link, other: Link): boolean =>
  one.source === other.source && one.type === other.type && one.siteId === other.siteId

/** Whether the text is a link to this match. */
export function leadsTo(text: string | undefined, link: Link): boolean {
  const found = text === undefined ? undefined : parseLink(text)
  return found !== undefined && isSameMatch(found, link)
}
