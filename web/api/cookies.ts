/** By name, without HttpOnly cookies. */
export function readCookies(text = document.cookie): Record<string, string> {
  const pairs = text.split(/;\s*/).filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return at < 0 ? ['', pair] : [pair.slice(0, at), decode(pair.slice(at + 1))]
    }),
  )
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Cookies as JSON in ASCII, since headers carry nothing else. */
export const cookiesHeader = (text?: string): string =>
  JSON.stringify(readCookies(text)).replace(
    /[^\x20-\x7e]/g,
    (letter) => '\\u' + letter.charCodeAt(0).toString(16).padStart(4, '0'),
  )

const YEAR = 365 * 24 * 60 * 60

/** Keeps a value for so many seconds, by default a year; undefined deletes the cookie. */
export function setCookie(name: string, value: string | undefined, seconds = YEAR): void {
  const lasts = value === undefined ? 'Expires=Thu, 01 Jan 1970 00:00:00 GMT' : `Max-Age=${seconds}`
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; Path=/; ${lasts}; SameSite=Lax`
}
