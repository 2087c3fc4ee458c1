import * as say from '#words/corePeople.js'
import { isTitleCell } from './entry-list-columns.ts'
import type { EntryColumn } from './entry-list-header.ts'
import {
  isFormula,
  plainCell,
  readBirth,
  readFederation,
  readFideId,
  readRating,
  readSex,
  readTitle,
  withoutTitle,
} from './entry-list-values.ts'
import { entryTable, type EntryTable, type UnusedLine } from './entry-table.ts'
import type { ListRow } from './entry-list-rows.ts'
import { splitName, type NameOrder } from './name-order.ts'

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
  /** The group for prizes. */
  group: string | null
  /** Cells that could not be parsed, by column. */
  problems: Partial<Record<EntryColumn, string>>
  /** Cells that were interpreted differently from their text, by column. */
  repairs: Partial<Record<EntryColumn, [from: string, to: string]>>
}

/**
 * Parses a typed list or one pasted from a spreadsheet: one name per line, or columns separated by tabs, semicolons,
 * commas or wide gaps, with or without a header. Names may be `First Last`, `Last, First` or `LAST First`.
 */
export const parseEntryList = (text: string, isTeams = false): ListedEntry[] =>
  readEntries(entryTable(text, isTeams), isTeams).entries

/** A row of a list with the entry that is read from it. */
export interface ReadRow {
  row: ListRow
  entry: ListedEntry
}

interface ReadList {
  rows: ReadRow[]
  entries: ListedEntry[]
  unused: UnusedLine[]
}

/** The entries of a table, and the lines that are none, for example because they have no name. */
export function readEntries({ columns, order, rows, unused }: EntryTable, isTeams: boolean): ReadList {
  const all = rows.map((row) => ({ row, entry: entryOf(row.cells, columns, { isTeams, order }) }))
  const nameless = all.filter(({ entry }) => entry.firstName === '')
  const read = all.filter(({ entry }) => entry.firstName !== '')
  return {
    rows: read,
    entries: read.map(({ entry }) => entry),
    unused: [
      ...unused,
      ...nameless.map(({ row: { line, cells } }) => ({
        line,
        text: cells.filter(Boolean).join(' · '),
        reason: say.lineHasNoName(),
      })),
    ].toSorted((a, b) => a.line - b.line),
  }
}

interface ListKind {
  isTeams: boolean
  order: NameOrder
}

function entryOf(cells: string[], columns: (EntryColumn | undefined)[], kind: ListKind): ListedEntry {
  const problems: ListedEntry['problems'] = {}
  const repairs: ListedEntry['repairs'] = {}
  const written = (column: EntryColumn): string => cells[columns.indexOf(column)]?.trim() ?? ''
  const cell = (column: EntryColumn): string => {
    const text = plainCell(written(column))
    if (isFormula(written(column))) problems[column] = written(column).slice(0, MAX_NAME)
    return isFormula(written(column)) ? '' : text
  }
  function read<Value extends string | number>(
    column: EntryColumn,
    reader: (text: string) => Value | undefined,
    none: Value,
  ): Value {
    const value = reader(cell(column))
    if (value === undefined) problems[column] = written(column).slice(0, MAX_NAME)
    else if (value !== none && String(value) !== written(column)) repairs[column] = [written(column), String(value)]
    return value ?? none
  }
  const short = (text: string, column: EntryColumn, most: number): string => {
    if (text.length > most) repairs[column] = [text, text.slice(0, most)]
    return text.slice(0, most)
  }
  const [name, ownTitle] = withoutTitle(withoutNumber(cell('name')))
  const [firstName, lastName] = namesOf({ name, first: cell('first'), last: cell('last') }, kind)
  return {
    firstName: short(firstName, 'name', MAX_NAME),
    lastName: short(lastName, 'name', MAX_NAME),
    title: read('title', readTitle, '') || ownTitle,
    rating: read('rating', readRating, 0),
    nationality: read('nationality', readFederation, ''),
    pool: 0,
    fideId: read('fideId', readFideId, '') || null,
    sex: read('sex', (text) => (text === '' ? '' : (readSex(text) ?? undefined)), '') || null,
    club: short(cell('club'), 'club', MAX_NAME) || null,
    birth: read('birth', readBirth, '') || null,
    group: short(cell('group'), 'group', MAX_GROUP) || null,
    problems,
    repairs,
  }
}

const MAX_NAME = 80
const MAX_GROUP = 40

/** `1. Ann Lee` → `Ann Lee`. */
const withoutNumber = (name: string): string => name.replace(/^\d{1,4}[.)]\s+(?=\p{L})/u, '')

function namesOf(
  { name, first, last }: { name: string; first: string; last: string },
  { isTeams, order }: ListKind,
): [string, string] {
  const single = name.replace(/\s+/g, ' ').trim()
  if (isTeams) return [single || first || last, '']
  // Beside a column of first names, the column of names has last names.
  if (first) return [first, last || single]
  if (last) return single ? [single, last] : [last, '']
  const [, before = '', inner = ''] = /^(.*?),\s*(.*)$/.exec(single) ?? []
  // “Lee, Ann, GM” has the title at the end.
  const parts = inner.split(/,\s*/)
  const plain =
    before && parts.length > 1 && isTitleCell(parts.at(-1)!) ? `${before}, ${parts.slice(0, -1).join(', ')}` : single
  const { firstName, lastName } = splitName(plain, order)
  return [firstName, lastName]
}
