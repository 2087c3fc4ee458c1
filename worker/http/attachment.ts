import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  pgn: 'application/vnd.chess-pgn; charset=utf-8',
  trf: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
}
type FileExtension = keyof typeof TYPES

/** Answers with a file to keep, under the name that its ending says the kind of. */
export function attachment(c: Context<AppEnv>, name: string, body: string | ReadableStream): Response {
  const extension = name.slice(name.lastIndexOf('.') + 1) as FileExtension
  c.header('content-type', TYPES[extension])
  c.header('content-disposition', `attachment; ${fileNameParameter(name)}`)
  return c.body(body)
}

/** A name as RFC 6266 says it: in full for those who read UTF-8, and as near as ASCII comes for the others. */
function fileNameParameter(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  return `filename="${plain}"; filename*=UTF-8''${encodeRfc8187(name)}`
}

/** What RFC 8187 leaves as it is, and the rest as octets in hexadecimal figures. */
const encodeRfc8187 = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
