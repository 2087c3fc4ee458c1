import { formatDay } from './birth-dates.ts'
import { federationOf } from './country-names.ts'

/** Undefined if the cell can't be parsed. */
type Reading<Value> = Value | undefined

const TITLES = new Set(['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'])
const SHORT_TITLES: Record<string, string> = {
  G: 'GM',
  M: 'IM',
  F: 'FM',
  C: 'CM',
  WG: 'WGM',
  WM: 'WIM',
  WF: 'WFM',
  WC: 'WCM',
  // Abbreviations of federations.
  IGM: 'GM',
  MI: 'IM',
  MF: 'FM',
  GMF: 'WGM',
  MIF: 'WIM',
}
const MAX_RATING = 4000
/** Letters mistaken for digits. */
const LOOKALIKES: Record<string, string> = { l: '1', I: '1', '|': '1', O: '0', o: '0', S: '5', B: '8' }

/**
 * The text of a cell as a spreadsheet shows it: without the apostrophe that escapes a formula. Formulas become empty.
 */
export function plainCell(cell: string): string {
  const text = cell.replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ').trim()
  const [, quoted] = /^="?(.*?)"?$/.exec(text) ?? []
  if (quoted !== undefined) return /[()!]/.test(quoted) ? '' : quoted.replaceAll('"', '')
  return text.replace(/^'(?=[=+\-@\d])/, '')
}

export const isFormula = (cell: string): boolean => /^[=@+][^\d\s]/.test(cell.trim()) && /[()!]/.test(cell)

export const titleOf = (text: string): string => {
  const title = text.toUpperCase().replaceAll(/[.\s]/g, '')
  return TITLES.has(title) ? title : (SHORT_TITLES[title] ?? '')
}

export const readTitle = (text: string): Reading<string> => (/^[-–.]*$/.test(text) ? '' : titleOf(text) || undefined)

/** `GM Ann Lee`, `gm Ann Lee` and `Ann Lee GM` → `Ann Lee`, `GM`. */
export function withoutTitle(name: string): [name: string, title: string] {
  const [, first = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(name) ?? []
  // Im is a family name: a title in small letters stands before a name with a capital.
  if (TITLES.has(first) || (/^[a-z]+$/.test(first) && TITLES.has(first.toUpperCase()) && /^\p{Lu}/u.test(rest)))
    return [rest, first.toUpperCase()]
  const [, before = '', last = ''] = /^(.+)\s(\S+)$/.exec(name) ?? []
  return TITLES.has(last) ? [before.trim(), last] : [name, '']
}

export function readRating(text: string): Reading<number> {
  if (/^[0\-–—]?$|^(unr|unrated|nr|n\/a|nc|sin|senza)\.?$/i.test(text)) return 0
  // Digits, then a mark of their source or of few games: 2114F, 1850*, 1799 E, 1650 (NWZ), 1,850, 1850.0, 2100P12, 1500/12
  const [, digits = text] =
    /^([\dlIoOSB|][\dlIoOSB|.,' ]*?)(?:[.,]0+)?\s*(?:[*FNEP]|P\d{1,2}|[/-]\d{1,3}|\([^)]*\))?$/i.exec(text) ?? []
  const number = Array.from(digits.replaceAll(/[.,' ]/g, ''), (letter) => LOOKALIKES[letter] ?? letter).join('')
  const rating = /^\d{1,4}$/.test(number) && /\d{2}/.test(digits) ? Number(number) : undefined
  return rating !== undefined && rating <= MAX_RATING ? rating : undefined
}

export const readFederation = (text: string): Reading<string> =>
  text === '' || /^(non|none|-)$/i.test(text) ? '' : federationOf(text)

const FEMALE = /^(w|f|d|k|v|ž|ж|нő|nő|n)/i
/** By the first letters of the words for man and woman in fifteen languages. */
export const readSex = (text: string): 'm' | 'w' | null => {
  if (/^(m|h|férfi|м|ч|о|herr)/i.test(text) && !/^(mujer|mulher)/i.test(text)) return 'm'
  return FEMALE.test(text) || /^(mujer|mulher)/i.test(text) ? 'w' : null
}

export const readBirth = (text: string): Reading<string> =>
  text === '' ? '' : formatDay(text.replace(/\s+0?0:00.*$/, ''))

export const readFideId = (text: string): Reading<string> => {
  const digits = text.replaceAll(/[\s.]/g, '').replace(/,0+$/, '')
  return digits === '' || digits === '0' ? '' : /^\d{4,11}$/.test(digits) ? digits : undefined
}
