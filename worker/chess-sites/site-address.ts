import type { Bindings } from '../env.ts'

/** Where chess sites answer; nothing else is ever asked. */
export type SiteEnv = Pick<Bindings, 'CHESS_COM_API'>

/**
 * The address if it lies under a configured site's base address, exactly that origin and without a user; undefined
 * otherwise.
 */
export function siteAddress(address: string, sites: SiteEnv, from?: string): URL | undefined {
  const url = URL.parse(address, from)
  const base = URL.parse(sites.CHESS_COM_API)
  if (!url || !base || url.origin !== base.origin || url.username !== '' || url.password !== '') return undefined
  return url.pathname.startsWith(`${base.pathname.replace(/\/$/, '')}/`) ? url : undefined
}
