/**
 * A user's http(s) address; undefined when it is none, e.g. `javascript:`. With `origin` it may be a path of this site.
 */
export function parseSafeUrl(link: string | null | undefined, origin?: string): URL | undefined {
  const url = link ? URL.parse(link, link.startsWith('/') ? origin : undefined) : null
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}
