import type { Bindings } from '../env.ts'

type AddressEnv = Pick<Bindings, 'ENVIRONMENT' | 'SITE_URL'> & Partial<Pick<Bindings, 'WEBHOOK_LOOPBACK'>>

const NOT_HTTPS = 'Enter an address that begins with https://.'
const NOT_PLAIN = 'Enter an address without a username, a password or a port of its own.'
const NOT_PUBLIC = 'Enter a public host name. IP addresses and names of private networks can’t be used.'

/** Names that lead nowhere outside of a network of one's own, and services whose names lead to whatever address stands in them. */
const PRIVATE_ENDINGS = `
  localhost localdomain local internal intranet private corp home lan arpa test invalid example onion alt
  nip.io sslip.io xip.io localtest.me lvh.me vcap.me lacolhost.com rbndr.us`
  .trim()
  .split(/\s+/)
const HOST = /^(?=.{4,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/
const LOOPBACK = /^http:\/\/127\.0\.0\.1:\d+$/

/**
 * The address, if webhooks may be sent there, or why not, in a sentence. It is judged as the platform's own parser reads it,
 * which makes one spelling of every IPv4 address, of letters of any script and of encoded ones; the answer is what is asked.
 */
export function webhookAddress(text: string, env: AddressEnv): URL | string {
  // A parser drops these without a word.
  if (/[\p{Cc}\p{Z}\\]/u.test(text)) return NOT_HTTPS
  const url = URL.parse(text)
  if (!url) return NOT_HTTPS
  if (isOfTests(url, env)) return url
  if (url.protocol !== 'https:' || !/^https:\/\/[^/]/i.test(text)) return NOT_HTTPS
  if (url.username !== '' || url.password !== '' || url.port !== '') return NOT_PLAIN
  return isPublicName(url.hostname) && url.hostname !== new URL(env.SITE_URL).hostname ? url : NOT_PUBLIC
}

function isPublicName(hostname: string): boolean {
  const host = hostname.replace(/\.$/, '')
  // The last label of an IPv4 address is a number; IPv6 stands in brackets.
  if (!HOST.test(host) || /(^|\.)(\d+|0x[\da-f]*)$/.test(host)) return false
  return !PRIVATE_ENDINGS.some((ending) => host === ending || host.endsWith(`.${ending}`))
}

/** A receiver on the machine that runs the tests, where one is named; never where the site is deployed. */
const isOfTests = ({ origin }: URL, { ENVIRONMENT, WEBHOOK_LOOPBACK }: AddressEnv): boolean =>
  ENVIRONMENT !== 'production' && origin === WEBHOOK_LOOPBACK && LOOPBACK.test(origin)
