import { federation } from './federations.ts'
import { listCells } from './entry-list-cells.ts'
import { headerColumns, type EntryColumn } from './entry-list-header.ts'

/** Somebody as a pasted list names them. */
export interface ListedEntry {
  firstName: string
  lastName: string
  title: string
  rating: number
  nationality: string
  pool: number
  fideId: string | null
  sex: 'm' | 'w' | null
  club: string | null
  birth: string | null
  /** What could not be read as it stands, column by column. */
  problems: Partial<Record<EntryColumn, string>>
}

const TITLES = new Set(['GM', 'IM', 'FM', 'CM', 'WGM', 'WIM', 'WFM', 'WCM'])
const SHORT_TITLES: Record<string, string> = { G: 'GM', M: 'IM', F: 'FM', C: 'CM', WG: 'WGM', WM: 'WIM', WF: 'WFM', WC: 'WCM' }
const MAX_RATING = 4000

/**
 * Reads a list as it is pasted from a spreadsheet or typed: a name a line, or columns between tabs, semicolons, commas or wide
 * gaps, with a header in any of ten languages or without. Names stand as `First Last` or `Last, First`.
 */
export function parseEntryList(text: string, isTeams = false): ListedEntry[] {
  const rows = listCells(text)
  const header = rows[0] ? headerColumns(rows[0]) : undefined
  const body = header ? rows.slice(1) : rows
  return body.map((cells) => entryOf(cells, header ?? cells.map((cell, at) => guess(cell, at, cells)), isTeams)).filter(isNamed)
}

const isNamed = ({ firstName }: ListedEntry): boolean => firstName !== ''

function entryOf(cells: string[], columns: (EntryColumn | undefined)[], isTeams: boolean): ListedEntry {
  const cell = (column: EntryColumn): string => cells[columns.indexOf(column)]?.trim() ?? ''
  const problems: ListedEntry['problems'] = {}
  const [name, ownTitle] = withoutTitle(cell('name'))
  const [firstName, lastName] = namesOf({ name, first: cell('first'), last: cell('last') }, isTeams)
  const rating = ratingOf(cell('rating'))
  if (rating === undefined) problems.rating = cell('rating')
  const nationality = cell('nationality') === '' ? '' : federation(cell('nationality'))
  if (nationality === undefined) problems.nationality = cell('nationality')
  const fideId = cell('fideId').replace(/\D/g, '')
  return {
    firstName: firstName.slice(0, 80),
    lastName: lastName.slice(0, 80),
    title: titleOf(cell('title')) || ownTitle,
    rating: rating ?? 0,
    nationality: nationality ?? '',
    pool: 0,
    fideId: fideId.length > 12 || fideId === '' ? null : fideId,
    sex: sexOf(cell('sex')),
    club: cell('club').slice(0, 80) || null,
    birth: cell('birth').slice(0, 10) || null,
    problems,
  }
}

const titleOf = (text: string): string => {
  const title = text.toUpperCase()
  return TITLES.has(title) ? title : (SHORT_TITLES[title] ?? '')
}

/** `GM Ann Lee` has the title before the name. */
function withoutTitle(name: string): [name: string, title: string] {
  const [, first = '', rest = ''] = /^(\S+)\s+(.+)$/.exec(name) ?? []
  return TITLES.has(first) ? [rest, first] : [name, '']
}

function namesOf({ name, first, last }: { name: string; first: string; last: string }, isTeams: boolean): [string, string] {
  const single = name.replace(/\s+/g, ' ').trim()
  if (isTeams) return [single || first || last, '']
  // Beside a first name the column of names holds the family's.
  if (first || last) return first ? [first, last || single] : [single || last, single ? last : '']
  const [, family, given] = /^([^,]+),\s*(.+)$/.exec(single) ?? []
  if (family && given) return [given, family]
  const words = single.split(' ')
  // A name in capitals is the family's, wherever it stands.
  const loud = words.filter((word) => /\p{L}{2}/u.test(word) && word === word.toUpperCase())
  if (loud.length > 0 && loud.length < words.length) return [words.filter((word) => !loud.includes(word)).join(' '), loud.join(' ')]
  return [words[0] ?? '', words.slice(1).join(' ')]
}

/** undefined: it is no rating. */
function ratingOf(text: string): number | undefined {
  if (text === '' || /^[-–—]$|^(unr|unrated|nr)\.?$/i.test(text)) return 0
  const rating = /^\d{1,4}$/.test(text) ? Number(text) : undefined
  return rating !== undefined && rating <= MAX_RATING ? rating : undefined
}

const sexOf = (text: string): ListedEntry['sex'] =>
  /^(w|f|d|žena|frau|female|k|v)/i.test(text) ? 'w' : /^m/i.test(text) ? 'm' : null

/** What a cell without a header seems to be. */
function guess(cell: string, at: number, cells: string[]): EntryColumn | undefined {
  const kind = kindOf(cell)
  const isFirstOfKind = cells.findIndex((other) => kindOf(other) === kind) === at
  if (kind !== 'text') return isFirstOfKind ? kind : undefined
  const texts = cells.filter((other) => kindOf(other) === 'text')
  return (['name', 'club'] as const)[texts.indexOf(cell)]
}

function kindOf(cell: string): EntryColumn | 'text' | undefined {
  const text = cell.trim()
  if (text === '') return undefined
  if (titleOf(text) && text.length > 1) return 'title'
  if (/^\d{5,12}$/.test(text)) return 'fideId'
  if (/^\d{4}$/.test(text) || /^\d{3}$/.test(text)) return 'rating'
  if (/^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(text)) return 'birth'
  if (/^[A-Z]{3}$/.test(text) && federation(text)) return 'nationality'
  if (/^[mwfMWF]$/.test(text)) return 'sex'
  return /\p{L}/u.test(text) && !/\d{2}/.test(text) ? 'text' : /\d/.test(text) && /^\S+$/.test(text) ? (/^\d{1,2}\.?$/.test(text) ? undefined : 'rating') : 'text'
}
