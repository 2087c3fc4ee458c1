import type { Context } from 'hono'
import type { App } from '../env.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  pgn: 'application/vnd.chess-pgn; charset=utf-8',
  trf: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
}
type Ending = keyof typeof TYPES

/** Answers with a file to keep, under the name that its ending says the kind of. */
export function attachment(c: Context<App>, name: string, body: string | ReadableStream): Response {
  const ending = name.slice(name.lastIndexOf('.') + 1) as Ending
  c.header('content-type', TYPES[ending])
  c.header('content-disposition', `attachment; ${named(name)}`)
  return c.body(body)
}

/** A name as RFC 6266 says it: in full for those who read UTF-8, and as near as ASCII comes for the others. */
function named(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  return `filename="${plain}"; filename*=UTF-8''${encoded(name)}`
}

/** What RFC 8187 leaves as it is, and the rest as octets in hexadecimal figures. */
const encoded = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
