import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/

/**
 * The network that a request comes from, as the edge says: an IPv4 address, or the first 64 bits of an IPv6 address, which one
 * household has to itself. undefined on one's own machine.
 */
export function networkOf(c: Context<AppEnv>): string | undefined {
  const address = c.req.header('cf-connecting-ip')
  if (address === undefined || LOOPBACK.test(address)) return undefined
  return address.includes(':') ? firstGroups(address) : address
}

/** `2001:db8::1` is `2001:db8:0:0`. */
function firstGroups(address: string): string {
  const [head = '', tail] = address.toLowerCase().split('::', 2)
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before!.length - after!.length)
  return [...before!, ...Array.from({ length: zeros }, () => '0'), ...after!]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
