import { parse } from 'hono/utils/cookie'
import { formatSpoilerChoice, parseSpoilerChoice, SPOILER_COOKIE } from '#core/snapshot/spoiler-choice.ts'
import { chosenTheme, isNarrow } from '#core/contract/reader.ts'

const SESSION_COOKIES = ['sid', '__Host-sid', 'sessionID']
const PROGRAM_PATHS = /^\/(api|oembed|og)\//

/**
 * What an answer to a signed-out reader depends on besides the address, as a text that is part of its cache key.
 * undefined if the answer may depend on more: the request has a session or a token, changes something, or opens a
 * socket.
 */
export function readerKind(request: Request): string | undefined {
  const { headers, method } = request
  if (method !== 'GET' || headers.has('upgrade') || hasCredentials(headers)) return undefined
  const cookies = parse(headers.get('cookie') ?? '')
  const spoilers = formatSpoilerChoice(parseSpoilerChoice(cookies[SPOILER_COOKIE]))
  if (PROGRAM_PATHS.test(new URL(request.url).pathname)) return spoilers
  const facts = [
    isNarrow(headers) && 'narrow',
    cookies['stars'] !== undefined && 'stars',
    headers.get('accept')?.includes('text/html') && 'html',
    chosenTheme(cookies['theme']),
    spoilers,
  ]
  return facts.filter(Boolean).join(' ')
}

/** Calls send all readable cookies as JSON in Authorization, also those of signed-out readers. */
function hasCredentials(headers: Headers): boolean {
  const authorization = headers.get('authorization') ?? ''
  if (authorization.includes('sessionID') || /^bearer /i.test(authorization)) return true
  const cookies = parse(headers.get('cookie') ?? '')
  return SESSION_COOKIES.some((name) => cookies[name] !== undefined)
}
