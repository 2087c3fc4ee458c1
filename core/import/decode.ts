/** Decodes bytes in an encoding; undefined if they are invalid in it. */
type Decoder = (bytes: Uint8Array, encoding: string) => string | undefined

/** Federations whose files are usually in Windows-1250. */
const CENTRAL = /\b(CZE|SVK|POL|HUN|CRO|SLO|SRB|BIH|ROU|ALB)\b/g
const CYRILLIC = /[ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßà-ÿ]{4}/

export interface DecodedFile {
  text: string
  /** Undefined for UTF-8. */
  encoding?: string
}

/** Decodes UTF-8 and UTF-16, else guesses the Windows code page from letters and federations. */
export function decodeFile(bytes: Uint8Array, decode: Decoder): DecodedFile {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: decode(bytes, 'utf-16le') ?? '', encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff) return { text: decode(bytes, 'utf-16be') ?? '', encoding: 'UTF-16' }
  const utf8 = decode(bytes, 'utf-8')
  if (utf8 !== undefined) return { text: utf8 }
  const western = decode(bytes, 'windows-1252') ?? ''
  const encoding = tableOf(western)
  return {
    text: encoding === 'windows-1252' ? western : (decode(bytes, encoding) ?? western),
    encoding: NAMES[encoding],
  }
}

const NAMES = {
  'windows-1250': 'Windows-1250',
  'windows-1251': 'Windows-1251',
  'windows-1252': 'Windows-1252',
} as const

function tableOf(western: string): keyof typeof NAMES {
  if (CYRILLIC.test(western)) return 'windows-1251'
  const central = western.match(CENTRAL)?.length ?? 0
  const all = western.match(/^001 .{49}[A-Z]{3}\b/gm)?.length ?? 0
  return central > 0 && central * 2 >= all ? 'windows-1250' : 'windows-1252'
}
