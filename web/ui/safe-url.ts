/**
 * An address of the web that a user gave; undefined when it is none, or could be more than an address. With `origin` it may
 * be one of our own without its host.
 */
export function parseSafeUrl(link: string | null | undefined, origin?: string): URL | undefined {
  const url = link ? URL.parse(link, link.startsWith('/') ? origin : undefined) : null
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}
