import { listCells } from './entry-list-cells.ts'
import { guessColumns, isTitleCell } from './entry-list-columns.ts'
import { headerColumns, isLastFirst, type EntryColumn } from './entry-list-header.ts'
import {
  isFormula,
  plainCell,
  readBirth,
  readFederation,
  readFideId,
  readRating,
  readSex,
  titleOf,
  withoutTitle,
} from './entry-list-values.ts'
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
  /** Cells that could not be parsed, by column. */
  problems: Partial<Record<EntryColumn, string>>
  /** Cells that were interpreted differently from their text, by column. */
  repairs: Partial<Record<EntryColumn, [from: string, to: string]>>
}

/**
 * Parses a typed list or one pasted from a spreadsheet: one name per line, or columns separated by tabs, semicolons,
 * commas or wide gaps, with or without a header. Names may be `First Last`, `Last, First` or `LAST First`.
 */
export function parseEntryList(text: string, isTeams = false): ListedEntry[] {
  const rows = listCells(text)
  const header = rows[0] ? headerColumns(rows[0]) : undefined
  const body = header ? rows.slice(1) : rows
  const columns = header ?? guessColumns(body)
  const order: NameOrder = header && rows[0]!.some(isLastFirst) ? 'lastFirst' : 'firstFirst'
  return body.map((cells) => entryOf(cells, columns, { isTeams, order })).filter(isNamed)
}

const isNamed = ({ firstName }: ListedEntry): boolean => firstName !== ''

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
  const [name, ownTitle] = withoutTitle(cell('name'))
  const [firstName, lastName] = namesOf({ name, first: cell('first'), last: cell('last') }, kind)
  return {
    firstName: firstName.slice(0, MAX_NAME),
    lastName: lastName.slice(0, MAX_NAME),
    title: titleOf(cell('title')) || ownTitle,
    rating: read('rating', readRating, 0),
    nationality: read('nationality', readFederation, ''),
    pool: 0,
    fideId: read('fideId', readFideId, '') || null,
    sex: readSex(cell('sex')),
    club: cell('club').slice(0, MAX_NAME) || null,
    birth: read('birth', readBirth, '') || null,
    problems,
    repairs,
  }
}

const MAX_NAME = 80

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
