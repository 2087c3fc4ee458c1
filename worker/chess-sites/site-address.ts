import type { Bindings } from '../env.ts'

/** Base addresses of the chess sites; no other address is ever requested. */
export type SiteEnv = Pick<Bindings, 'CHESS_COM_API'> & Partial<Pick<Bindings, 'LICHESS_URL'>>

/**
 * The address if it lies under a configured site's base address, at exactly that origin and without a username;
 * otherwise undefined.
 */
export function siteAddress(address: string, sites: SiteEnv, from?: string): URL | undefined {
  const url = URL.parse(address, from)
  if (!url || url.username !== '' || url.password !== '') return undefined
  const bases = [URL.parse(sites.CHESS_COM_API), sites.LICHESS_URL && URL.parse('api/', `${sites.LICHESS_URL}/`)]
  return bases.some((base) => base && isBelow(url, base)) ? url : undefined
}

const isBelow = ({ origin, pathname }: URL, base: URL): boolean =>
  origin === base.origin && pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`)
