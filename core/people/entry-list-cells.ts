import { withoutHidden } from '../text/visible.ts'

const MAX_LINES = 2000
const MAX_LENGTH = 400

/** Rows of cells of a pasted list, without empty lines; lines after the 2,000th are ignored. */
export function listCells(text: string): string[][] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => withoutHidden(line).slice(0, MAX_LENGTH))
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_LINES)
  const split = splitterOf(lines)
  // Numbers before names come from the list's numbering.
  return withoutNumbers(lines.map((line) => split(line).map(withoutQuotes)))
}

type LineSplitter = (line: string) => string[]

function splitterOf(lines: string[]): LineSplitter {
  const share = (pattern: RegExp): number =>
    lines.filter((line) => pattern.test(line)).length / Math.max(1, lines.length)
  if (share(/\t/) >= 0.5) return (line) => line.split('\t')
  if (share(/;/) >= 0.5) return (line) => line.split(';')
  // A single comma may separate last and first name.
  if (share(/,.*,/) >= 0.5 || share(/,\s*\d{3,}/) >= 0.5) return splitCommas
  if (share(/\S {2,}\S/) >= 0.5) return (line) => line.trim().split(/ {2,}/)
  return splitPlain
}

/** Commas in quotes don't split. */
const splitCommas: LineSplitter = (line) =>
  line
    .match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)
    ?.slice(0, -1)
    .map((cell) => cell.replace(/,$/, '')) ?? [line]

/** For lines without columns: a name, optionally followed by a rating and a federation. */
const splitPlain: LineSplitter = (line) => {
  const [, name = line, rating, code] = /^(.*?\p{L}.*?)(?:\s+(\d{3,4}))?(?:\s+([A-Z]{3}))?$/u.exec(line.trim()) ?? []
  return [name, ...(rating ? [rating] : []), ...(code ? [code] : [])]
}

const withoutQuotes = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/s, '$1')
    .replaceAll('""', '"')
    .trim()

function withoutNumbers(rows: string[][]): string[][] {
  const numbered = rows.filter(([first = '']) => /^\d{1,4}[.)]?$/.test(first)).length
  if (rows.length > 1 && rows[0]!.length > 1 && numbered >= rows.length - 1 && numbered > 0)
    return rows.map((row) => row.slice(1))
  return rows.map(([first = '', ...rest]) => [first.replace(/^\d{1,4}[.)]\s+(?=\p{L})/u, ''), ...rest])
}
