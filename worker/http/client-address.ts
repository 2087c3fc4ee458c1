import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

const GROUPS = 8
const NETWORK_GROUPS = 4
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The network whose attempts are counted together: an IPv4 address itself, or the /64 of an IPv6 address, since the
 * owner of one such address has all of that network.
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

/** The client's network, from the header of the edge, which a client can't set. */
export const clientNetwork = (c: Context<AppEnv>): string => networkOf(c.req.header('cf-connecting-ip') ?? 'here')

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/** The network of a remote client; undefined for this machine, which may open any number of sockets. */
export function remoteNetwork(c: Context<AppEnv>): string | undefined {
  const address = c.req.header('cf-connecting-ip')
  return address === undefined || LOOPBACK.test(address) ? undefined : networkOf(address)
}
