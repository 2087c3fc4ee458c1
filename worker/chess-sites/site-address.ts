import type { Bindings } from '../env.ts'

/** Where chess sites answer; nothing else is ever asked. */
export type SiteEnv = Pick<Bindings, 'CHESS_COM_API'> & Partial<Pick<Bindings, 'LICHESS_URL'>>

/**
 * The address if it lies under a configured site's base address, exactly that origin and without a user; undefined
 * otherwise.
 */
export function siteAddress(address: string, sites: SiteEnv, from?: string): URL | undefined {
  const url = URL.parse(address, from)
  if (!url || url.username !== '' || url.password !== '') return undefined
  const bases = [URL.parse(sites.CHESS_COM_API), sites.LICHESS_URL && URL.parse('api/', `${sites.LICHESS_URL}/`)]
  return bases.some((base) => base && isBelow(url, base)) ? url : undefined
}

const isBelow = ({ origin, pathname }: URL, base: URL): boolean =>
  origin === base.origin && pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`)
