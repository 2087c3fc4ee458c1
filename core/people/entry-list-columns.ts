import { federation } from './federations.ts'
import type { EntryColumn } from './entry-list-header.ts'
import { titleOf } from './entry-list-values.ts'

type CellKind = EntryColumn | 'text' | undefined

export const isTitleCell = (text: string): boolean => text.length > 1 && titleOf(text) !== ''

/** The likely kind of a cell, for lists without a header. */
function kindOf(cell: string): CellKind {
  const text = cell.trim()
  if (text === '') return undefined
  if (isTitleCell(text)) return 'title'
  if (/^\d{5,11}$/.test(text)) return 'fideId'
  if (/^(19[3-9]\d|20[0-2]\d)$/.test(text)) return 'birth'
  if (/^\d{3,4}$/.test(text)) return 'rating'
  if (/^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(text)) return 'birth'
  if (/^[A-Z]{3}$/.test(text) && federation(text)) return 'nationality'
  if (/^[mwfMWF]$/.test(text)) return 'sex'
  // A club may have its year of foundation in its name: TSV1860.
  if (/^\p{L}/u.test(text)) return 'text'
  if (/\d/.test(text) && /^\S+$/.test(text)) return /^\d{1,2}\.?$/.test(text) ? undefined : 'rating'
  return 'text'
}

/** Years look like ratings: a column with both is ratings. */
function columnKind(kinds: CellKind[]): CellKind {
  const counts = new Map<CellKind, number>()
  for (const kind of kinds) if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const [[most, number] = [undefined, 0]] = [...counts].sort((a, b) => b[1] - a[1])
  if (most === 'birth' && counts.has('rating')) return 'rating'
  return number > 0 ? most : undefined
}

/** Two words such as “Ann Lee”, unlike “van Dijk”; in scripts without capitals any two. */
const WHOLE_NAME = /\p{Lu}\S*\s+\p{Lu}|\p{Lo}\s+\p{Lo}/u

/**
 * The columns of a list without a header, by the most frequent kind of their cells. `hasCommas`: they are between commas,
 * so “Lee, Ann, 2310” has a last and a first name, no club.
 */
export function guessColumns(rows: string[][], hasCommas = false): (EntryColumn | undefined)[] {
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const kinds = Array.from({ length: width }, (_, at) => columnKind(rows.map((row) => kindOf(row[at] ?? ''))))
  const hasRating = kinds.includes('rating')
  const isYears = (at: number): boolean => rows.every((row) => /^\d{0,4}$/.test((row[at] ?? '').trim()))
  const settled = kinds.map((kind, at) =>
    // If the only column of numbers could be years, take it as ratings, which are more frequent in lists.
    kind === 'birth' && !hasRating && kinds.indexOf('birth') === at && isYears(at) ? 'rating' : kind,
  )
  const texts = settled.flatMap((kind, at) => (kind === 'text' ? [at] : []))
  const [one = -1, other] = texts
  const isSplit = hasCommas && other === one + 1 && rows.every((row) => !WHOLE_NAME.test(row[one] ?? ''))
  const named = isSplit ? (['last', 'first', 'club'] as const) : (['name', 'club'] as const)
  return settled.map((kind, at) => {
    if (kind !== 'text') return settled.indexOf(kind) === at ? kind : undefined
    return named[texts.indexOf(at)]
  })
}

/** Adds the titles, which programs write in a column without a heading beside the names. */
export function titleColumn(
  columns: (EntryColumn | undefined)[],
  heads: string[],
  rows: string[][],
): (EntryColumn | undefined)[] {
  if (columns.includes('title')) return columns
  const at = columns.findIndex((column, index) => {
    const cells = rows.map((row) => row[index] ?? '').filter(Boolean)
    return column === undefined && !heads[index] && cells.length > 0 && cells.every(isTitleCell)
  })
  return at < 0 ? columns : columns.with(at, 'title')
}
