import * as say from '#words/answers.js'
import type { Bindings } from '../env.ts'

export type AddressEnv = Pick<Bindings, 'ENVIRONMENT' | 'SITE_URL'> & Partial<Pick<Bindings, 'WEBHOOK_LOOPBACK'>>

const NOT_HTTPS = say.httpsAddress
const NOT_PLAIN = say.plainAddress
const NOT_PUBLIC = say.publicHost

/** Names of private networks, and DNS services that resolve a name to the IP address written in it. */
const PRIVATE_ENDINGS = `
  localhost localdomain local internal intranet private corp home lan arpa test invalid example onion alt
  nip.io sslip.io xip.io localtest.me lvh.me vcap.me lacolhost.com rbndr.us`
  .trim()
  .split(/\s+/)
const HOST = /^(?=.{4,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)+$/
const LOOPBACK = /^http:\/\/127\.0\.0\.1:\d+$/

/**
 * The address that a user typed, if requests may go there, else what says why not. It is checked as the platform's URL parser reads
 * it, which normalises IPv4 addresses, other scripts and percent-encoding; requests must go to the returned URL.
 */
export function publicAddress(text: string, env: AddressEnv): URL | (() => string) {
  // The parser would drop these silently.
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
  // The last label of an IPv4 address is a number; IPv6 is in brackets.
  if (!HOST.test(host) || /(^|\.)(\d+|0x[\da-f]*)$/.test(host)) return false
  return !PRIVATE_ENDINGS.some((ending) => host === ending || host.endsWith(`.${ending}`))
}

/** Whether it is the tests' receiver on this machine; never in production. */
const isOfTests = ({ origin }: URL, { ENVIRONMENT, WEBHOOK_LOOPBACK }: AddressEnv): boolean =>
  ENVIRONMENT !== 'production' && origin === WEBHOOK_LOOPBACK && LOOPBACK.test(origin)
