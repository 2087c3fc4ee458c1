import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

const GROUPS = 8
const NETWORK_GROUPS = 4
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * Whom an address stands for when tries are counted: an IPv4 address itself, of IPv6 the network of 64 bits, since whoever
 * has one such address has all of that network.
 */
export function networkOf(address: string): string {
  const mapped = MAPPED.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = address.includes('::') ? Math.max(0, GROUPS - head.length - tail.length) : 0
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail]
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** Where a request comes from, as the edge says; a visitor's own header says nothing. */
export const clientNetwork = (c: Context<AppEnv>): string => networkOf(c.req.header('cf-connecting-ip') ?? 'here')

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** The same where it is another machine's; undefined on one's own, which may open as many sockets as it likes. */
export function remoteNetwork(c: Context<AppEnv>): string | undefined {
  const address = c.req.header('cf-connecting-ip')
  return address === undefined || LOOPBACK.test(address) ? undefined : networkOf(address)
}
