import { nameKey } from '../people/name-key.ts'
import { mendLetters } from './broken-letters.ts'

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

/**
 * Decodes UTF-8 and UTF-16, else guesses the Windows code page from letters and federations, and in games from the names
 * of the event’s players.
 */
export function decodeFile(bytes: Uint8Array, decode: Decoder, names: readonly string[] = []): DecodedFile {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return { text: decode(bytes, 'utf-16le') ?? '', encoding: 'UTF-16' }
  if (first === 0xfe && second === 0xff) return { text: decode(bytes, 'utf-16be') ?? '', encoding: 'UTF-16' }
  const utf8 = decode(bytes, 'utf-8')
  if (utf8 !== undefined) return { text: isGames(utf8) ? decodedTwice(utf8) : utf8 }
  const western = decode(bytes, 'windows-1252') ?? ''
  const encoding = isGames(western) ? tableOfGames(western, bytes, decode, names) : tableOf(western)
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

const isGames = (text: string): boolean => /^[\s\uFEFF]*\[\s*(?:White|Black|Event)\s*"/im.test(text)

/** A text whose UTF-8 was taken for Windows-1252 and encoded again, if all its letters say so. */
function decodedTwice(text: string): string {
  // oxlint-disable-next-line no-control-regex
  const foreign = text.match(/^.*[^\u0000-\u007f\ufeff].*$/gm)
  if (!foreign) return text
  const mended = mendLetters(foreign.join('\n'))
  if (mended === foreign.join('\n')) return text
  const lines = mended.split('\n')
  // oxlint-disable-next-line no-control-regex
  return text.replace(/^.*[^\u0000-\u007f\ufeff].*$/gm, () => lines.shift() ?? '')
}

const PAGES = ['windows-1252', 'windows-1250', 'windows-1251'] as const

/** The code page in which most players are those of the event; without any, by letters that go together. */
function tableOfGames(western: string, bytes: Uint8Array, decode: Decoder, names: readonly string[]) {
  const known = new Set(names.flatMap((name) => [nameKey(name), exactKey(name)]))
  const counts = PAGES.map((page) => {
    const text = known.size === 0 ? '' : page === 'windows-1252' ? western : (decode(bytes, page) ?? '')
    const players = Array.from(text.matchAll(/^\s*\[(?:White|Black)\s+"(.*)"/gim), ([, name]) => name!)
    return players.flatMap((name) => [nameKey(name), exactKey(name)]).filter((key) => known.has(key)).length
  })
  const most = Math.max(...counts)
  if (counts.filter((count) => count === most).length === 1) return PAGES[counts.indexOf(most)]!
  const table = tableOf(western)
  return table === 'windows-1252' && CENTRAL_WORD.test(western) ? 'windows-1250' : table
}

/** The words of a name in any order, with their accents. */
const exactKey = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .toSorted()
    .join('/')

/**
 * Words of Windows-1250 read as Windows-1252 have letters that no western language has together: `Dvoøák` for Dvořák,
 * `Nìmec`, `Petroviæ`, `Paw³owski`.
 */
const CENTRAL_WORD =
  /\p{L}[¹³¾¿]|[³¾¼£]\p{L}|ø\p{Ll}*[áíýìùèïò]|[áíýìùèïò]\p{Ll}*ø|\p{L}[ìù]\p{Ll}|\p{Ll}{3}æ(?!\p{L})|œ(?=[cnlmw])/u
