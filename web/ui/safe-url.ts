import { isOwnPath, isWebAddress } from '#core/text/web-link.ts'

/**
 * A user's http(s) address; undefined when it is none, e.g. `javascript:`. With `origin` it may be a path of this site.
 */
export function parseSafeUrl(link: string | null | undefined, origin?: string): URL | undefined {
  const text = link?.trim() ?? ''
  if (origin !== undefined && isOwnPath(text)) return URL.parse(text, origin) ?? undefined
  return isWebAddress(text) ? (URL.parse(text) ?? undefined) : undefined
}
