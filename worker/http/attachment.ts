import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  pgn: 'application/vnd.chess-pgn; charset=utf-8',
  trf: 'text/plain; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
}
type FileExtension = keyof typeof TYPES

/** Answers with a file to download; the extension of `name` decides its content type. */
export function attachment(c: Context<AppEnv>, name: string, body: string | ReadableStream): Response {
  const extension = name.slice(name.lastIndexOf('.') + 1) as FileExtension
  c.header('content-type', TYPES[extension])
  c.header('content-disposition', `attachment; ${fileNameParameter(name)}`)
  return c.body(body)
}

/** A file name as in RFC 6266: in UTF-8, and reduced to ASCII for old clients. */
function fileNameParameter(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/gu, '_')
  return `filename="${plain}"; filename*=UTF-8''${encodeRfc8187(name)}`
}

/** Percent-encodes all characters but those that RFC 8187 allows. */
const encodeRfc8187 = (text: string): string =>
  encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
