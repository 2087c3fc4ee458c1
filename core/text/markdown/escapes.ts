const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => ESCAPES[mark]!)

const NUMBERED = /&#(?:(\d{1,7})|[xX]([\da-fA-F]{1,6}));/g
// Names of character references that authors use; they are passed through for the browser to decode.
const NAMED =
  /^&(?:amp|lt|gt|quot|apos|nbsp|shy|copy|reg|trade|hellip|[mn]dash|[lr][sd]quo|[lr]aquo|bull|middot|times|divide|deg|plusmn|euro|pound|cent|yen|sect|para|frac(?:12|14|34)|sup[123]|[lrudh]arr|iexcl|iquest|szlig|half|star|check|infin|ne|[lg]e|[A-Za-z](?:grave|acute|circ|tilde|uml|cedil|ring|slash|lig|caron));/
const NUMBER = /^&#(?:\d{1,7}|[xX][\da-fA-F]{1,6});/
const BASIC: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00a0' }

const character = (code: number): string =>
  (code < 32 && code !== 9 && code !== 10) ||
  (code > 126 && code < 160) ||
  (code >= 0xd800 && code < 0xe000) ||
  code > 0x10ffff
    ? '\ufffd'
    : String.fromCodePoint(code)

const decodeNumbers = (text: string): string =>
  text.replace(NUMBERED, (_, decimal?: string, hex?: string) =>
    character(decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal)),
  )

/** The character reference at the start of a text: its HTML, and its length in the source. */
export function parseReference(text: string): { html: string; length: number } | undefined {
  const number = NUMBER.exec(text)?.[0]
  if (number) return { html: escapeHtml(decodeNumbers(number)), length: number.length }
  const name = NAMED.exec(text)?.[0]
  return name === undefined ? undefined : { html: name, length: name.length }
}

/** Resolves the backslash escapes and character references of an address or a title. */
export const unescapeMarkdown = (text: string): string =>
  text.replace(/\\([!-/:-@[-`{-~])|&#?\w{1,10};/g, (all, mark?: string) => mark ?? BASIC[all] ?? decodeNumbers(all))

const SCHEMES = { href: /^(?:https?|ircs?|mailto|xmpp)$/i, src: /^https?$/i }

/** An address for an attribute; empty if its scheme is not allowed (e.g. `javascript:`). */
export function safeAddress(url: string, attribute: 'href' | 'src'): string {
  const colon = url.indexOf(':')
  const isRelative = colon < 0 || /[/?#]/.test(url.slice(0, colon))
  if (!isRelative && !SCHEMES[attribute].test(url.slice(0, colon))) return ''
  return escapeHtml(
    url.replace(/%(?![\dA-Za-z]{2})|[\ud800-\udbff][\udc00-\udfff]|[^!#$%&-;=?-Z_a-z~]/g, (letter) =>
      /^[\ud800-\udfff]$/.test(letter) ? '%EF%BF%BD' : encodeURIComponent(letter),
    ),
  )
}
