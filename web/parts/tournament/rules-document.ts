import { parseSafeUrl } from '../../ui/safe-url.ts'

/** The address of a rules document, and whether it may be embedded in a page. */
export interface RulesDocument {
  href: string
  /** Shown to the reader, to see where the link leads. */
  host: string
  shown: boolean
}

/**
 * The rules document of a tournament; undefined when there is none. Only a PDF of this origin is embedded: a foreign
 * file with the name of a PDF could be anything, and would appear under this site's address.
 */
export function rulesDocument(link: string | null, origin: string): RulesDocument | undefined {
  const url = parseSafeUrl(link, origin)
  if (!url) return undefined
  const shown = url.origin === origin && /\.pdf$/i.test(url.pathname)
  url.hash = ''
  return { href: url.href, host: url.host, shown }
}

/** The page number in a hash such as `page=3`, from 1. */
export function pageOf(hash: string): number {
  const page = Number(/^page=(\d{1,4})$/.exec(hash)?.[1] ?? 1)
  return Math.max(1, page)
}
