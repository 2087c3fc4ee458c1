import { readBirth, readFederation, readFideId, readRating, readSex, titleOf } from '../people/entry-list-values.ts'
import type { ListPlayer } from './listed-player.ts'

/** What a column of a national list can be. `name` is `Last, First`, or `Last First` in one column. */
const LIST_FIELDS = [
  'number',
  'name',
  'lastName',
  'firstName',
  'rating',
  'born',
  'sex',
  'title',
  'federation',
  'fideId',
  'club',
] as const
export type ListField = (typeof LIST_FIELDS)[number]

/** The heading of each field’s column. */
export type ListMapping = Partial<Record<ListField, string>>

/** `number=Relatienummer, name=Naam`; a sentence if it is no mapping. */
export function parseMapping(text: string): ListMapping | string {
  const pairs = text.split(',').map((pair) => pair.split('=').map((half) => half.trim()))
  const unknown = pairs.find(([field]) => !LIST_FIELDS.some((known) => known === field))
  if (unknown) return `“${unknown[0]}” is no field: there are ${LIST_FIELDS.join(', ')}`
  if (pairs.some((pair) => pair.length !== 2 || pair[1] === ''))
    return 'columns are given as field=Heading, field=Heading'
  const mapping = Object.fromEntries(pairs) as ListMapping
  if (!mapping.number || !mapping.rating) return 'the columns of number and rating are needed'
  return mapping.name || mapping.lastName ? mapping : 'the column of name, or of lastName, is needed'
}

/** The sign between cells: the one that the headings have most. */
export const delimiterOf = (headings: string): string =>
  [';', '\t', ',', '|'].reduce((best, sign) =>
    headings.split(sign).length > headings.split(best).length ? sign : best,
  )

/** The cells of a line (RFC 4180). */
export function cellsOf(line: string, delimiter: string): string[] {
  const cells: string[] = []
  let [cell, isQuoted] = ['', false]
  for (let at = 0; at < line.length; at++) {
    const letter = line[at]!
    if (isQuoted && letter === '"' && line[at + 1] === '"') cell += line[++at]
    else if (letter === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (letter === delimiter && !isQuoted) {
      cells.push(cell.trim())
      cell = ''
    } else cell += letter
  }
  return [...cells, cell.trim()]
}

/** The index of each field’s column; a sentence if a heading is missing. */
export function nationalColumns(headings: string[], mapping: ListMapping): Partial<Record<ListField, number>> | string {
  const columns: Partial<Record<ListField, number>> = {}
  for (const [field, heading] of Object.entries(mapping) as [ListField, string][]) {
    const at = headings.indexOf(heading)
    if (at < 0) return `line 1 has no column “${heading}”; its columns are ${headings.join(', ')}`
    columns[field] = at
  }
  return columns
}

/** The player of a line; a sentence if the line has a defect. `federation` is that of the list. */
export function nationalPlayer(
  cells: string[],
  columns: Partial<Record<ListField, number>>,
  federation: string,
): ListPlayer | string {
  const cell = (field: ListField): string => (columns[field] === undefined ? '' : (cells[columns[field]] ?? ''))
  const id = cell('number')
  if (!/^[\p{L}\d./-]{1,16}$/u.test(id)) return `the number is “${id}”`
  const name = cell('name') || [cell('lastName'), cell('firstName')].filter(Boolean).join(', ')
  if (name === '') return 'the name is missing'
  const rating = readRating(cell('rating'))
  if (rating === undefined) return `the rating is “${cell('rating')}”`
  const born = readBirth(cell('born'))
  if (born === undefined) return `the birth is “${cell('born')}”`
  const fideId = readFideId(cell('fideId'))
  if (fideId === undefined) return `the FIDE ID is “${cell('fideId')}”`
  return {
    id,
    name,
    federation: readFederation(cell('federation')) || federation,
    sex: readSex(cell('sex')),
    born: Number(/\d{4}/.exec(born)?.[0] ?? 0) || null,
    title: titleOf(cell('title')),
    ratings: [rating],
    k: [],
    isInactive: false,
    fideId,
    club: cell('club'),
  }
}
