import { parseSafeUrl } from '../../ui/safe-url.ts'

/** The rules' address, and whether it may stand in a page of ours. */
export interface RulesDocument {
  href: string
  /** Its host, for the reader to know where a link leads. */
  host: string
  shown: boolean
}

/**
 * The document that tells a tournament's rules; undefined when there is none. Only a PDF of our own site is shown in the
 * page: what another site sends under the name of a PDF could be anything, and would stand under our address.
 */
export function rulesDocument(link: string | null, origin: string): RulesDocument | undefined {
  const url = parseSafeUrl(link, origin)
  if (!url) return undefined
  const shown = url.origin === origin && /\.pdf$/i.test(url.pathname)
  url.hash = ''
  return { href: url.href, host: url.host, shown }
}

/** The page that `#page=3` means, from 1. */
export function pageOf(hash: string): number {
  const page = Number(/^page=(\d{1,4})$/.exec(hash)?.[1] ?? 1)
  return Math.max(1, page)
}
