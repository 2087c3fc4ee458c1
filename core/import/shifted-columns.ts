import * as say from '#words/coreImport.js'
import { formatRecord } from '../trf/format.ts'
import { isFault } from '../trf/fault.ts'
import { readLine } from '../trf/parse.ts'
import { isPlayerLine, type ReportLine } from './report.ts'
import { together, type Problem } from './problem.ts'
import { playerFromWords } from './player-words.ts'

/** Columns that are blank in every player's line. */
const GAPS = [4, 9, 14, 48, 53, 57, 69, 80, 85]
const AFTER_NAME = 0
/** Columns before which a program may have added or removed blanks, with a code of the place. */
const ANCHORS: [column: number, place: string][] = [
  [AFTER_NAME, 'afterName'],
  [49, 'beforeRating'],
  [54, 'beforeFederation'],
  [58, 'beforeFideId'],
  [70, 'beforeBirth'],
  [81, 'beforePoints'],
  [91, 'beforeRounds'],
  [5, 'afterCode'],
  [10, 'beforeSex'],
  [15, 'beforeName'],
]
const FARTHEST = 12
/** After this many lines that no shift repairs, no more shifts are tried. */
const PATIENCE = 60

interface Shift {
  column: number
  /** Blanks to insert; negative: to remove. */
  blanks: number
  place: string
}

const SHIFTS: Shift[] = ANCHORS.flatMap(([column, place]) =>
  Array.from({ length: FARTHEST }, (_, at) => [at + 1, -at - 1])
    .flat()
    .map((blanks) => ({ column, blanks, place })),
).sort((a, b) => Math.abs(a.blanks) - Math.abs(b.blanks))

/** A measure of the defects of a text as a player's line; 0 is valid. */
function oddness(text: string): number {
  const characters = Array.from(text)
  const gaps = GAPS.filter((column) => (characters[column - 1] ?? ' ').trim() !== '').length
  if (gaps > 0) return 2 * gaps
  const record = readLine(text, 1)
  if (isFault(record)) return 1
  if (record.kind !== 'player') return 99
  const { federation, birth, rating, no, name } = record
  const odd = [
    !/^([a-z]{3})?$/i.test(federation),
    !/^[\d./-]*$/.test(birth),
    rating > 3500,
    no === 0,
    /^\d| {2,}/.test(name),
  ].filter(Boolean).length
  return odd
}

/** The column of the first of two blanks after the name. */
function endOfName(text: string): number {
  const found = / {2,}/.exec(Array.from(text).slice(14).join(''))
  return found && found.index > 0 ? 15 + found.index : 48
}

function shifted(text: string, { column: anchor, blanks }: Shift): string | undefined {
  const characters = Array.from(text)
  const column = anchor === AFTER_NAME ? endOfName(text) : anchor
  if (blanks > 0)
    return [...characters.slice(0, column - 1), ...' '.repeat(blanks), ...characters.slice(column - 1)].join('')
  const taken = characters.slice(column - 1, column - 1 - blanks)
  return taken.every((character) => character === ' ') ? characters.toSpliced(column - 1, -blanks).join('') : undefined
}

/** Players' lines with shifted columns: counted in bytes, filled with tabs, or typed by hand. */
export function shiftedColumns(lines: ReportLine[]): Problem[] {
  const found = new Map<string, { line: number; edits: { line: number; text: string }[] }[]>()
  let last: Shift | undefined
  let failures = 0
  for (const { no, text } of lines.filter(isPlayerLine)) {
    const odd = oddness(text)
    if (odd === 0 && !text.includes('\t')) continue
    const shift = bestShift(text, odd, last, failures < PATIENCE)
    const straight = shift
      ? shifted(text, shift)
      : odd > 1 || text.includes('\t')
        ? wordsInColumns(text, odd)
        : undefined
    if (!shift) failures++
    last = shift ?? last
    if (straight === undefined) continue
    const place = shift?.place ?? 'words'
    found.set(place, [...(found.get(place) ?? []), { line: no, edits: [{ line: no, text: straight }] }])
  }
  return [...found].flatMap(([place, cases]) =>
    together(`columns-${place}`, cases, {
      title: place === 'words' ? say.columnsByWords() : say.columnsShifted({ place }),
      meaning: place === 'words' ? say.columnsByWordsMeaning : say.columnsShiftedMeaning,
    }),
  )
}

function bestShift(text: string, odd: number, last: Shift | undefined, isPatient: boolean): Shift | undefined {
  if (text.includes('\t')) return undefined
  const oddnessOf = (shift: Shift): number => {
    const candidate = shifted(text, shift)
    return candidate === undefined ? 99 : oddness(candidate)
  }
  if (last && oddnessOf(last) === 0) return last
  if (!isPatient) return undefined
  const clean = SHIFTS.find((shift) => oddnessOf(shift) === 0)
  if (clean) return clean
  return odd > 2 ? SHIFTS.find((shift) => oddnessOf(shift) === 1) : undefined
}

/** The line with its words moved to their columns, if that is closer to a valid line. */
function wordsInColumns(text: string, odd: number): string | undefined {
  const record = playerFromWords(text)
  const straight = record && formatRecord(record)
  return straight !== undefined && oddness(straight) < Math.max(odd, 2) ? straight : undefined
}
