/** An address that leads out of the site; undefined when it is none, or could be more than an address. */
export function outside(link: string | null | undefined): URL | undefined {
  const url = link ? URL.parse(link) : null
  return url && /^https?:$/.test(url.protocol) ? url : undefined
}
