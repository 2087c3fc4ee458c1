import { cellColumn, type TrfCell } from '../trf/cells.ts'
import type { TrfPlayer } from '../trf/entrants.ts'
import { isFault } from '../trf/fault.ts'
import { kindOf } from '../trf/layouts.ts'
import { readLine } from '../trf/parse.ts'
import type { Edit } from './problem.ts'

/** `no` is the line's number in the original file. */
export interface ReportLine {
  no: number
  text: string
}

const LINE_END = /\r\n|\r|\n/

/** Empty lines are left out; the others keep their numbers. */
export const linesOf = (file: string): ReportLine[] =>
  file
    .replace(/^\uFEFF/, '')
    .split(LINE_END)
    .flatMap((text, at) => (text.trim() === '' ? [] : [{ no: at + 1, text: text.trimEnd() }]))

export const textOfLines = (lines: ReportLine[]): string => lines.map(({ text }) => `${text}\n`).join('')

export const isPlayerLine = ({ text }: ReportLine): boolean => kindOf(text) === 'player'

export type PlayerLine = TrfPlayer & { text: string }

/** Players' lines that can be parsed, in the file's order. */
export const playersOf = (lines: ReportLine[]): PlayerLine[] => lines.flatMap((line) => readPlayer(line) ?? [])

/** Every stage parses the lines, and most lines don't change between stages. */
const read = new WeakMap<ReportLine, PlayerLine | null>()

function readPlayer(line: ReportLine): PlayerLine | null {
  const known = read.get(line)
  if (known !== undefined) return known
  const { no, text } = line
  const record = kindOf(text) === 'player' && readLine(text, no)
  const player = !record || isFault(record) || record.kind !== 'player' ? null : { ...record, line: no, text }
  read.set(line, player)
  return player
}

export const columnsOf = (text: string, from: number, to: number): string =>
  Array.from(text)
    .slice(from - 1, to)
    .join('')

/** Replaces text from a column on, padding with blanks. */
export function overwrite(text: string, column: number, words: string): string {
  const characters = Array.from(text)
  while (characters.length < column - 1) characters.push(' ')
  characters.splice(column - 1, Array.from(words).length, ...words)
  return characters.join('').trimEnd()
}

const cellText = ({ opponent, colour, result }: TrfCell): string =>
  `${opponent > 0 ? String(opponent).padStart(4) : '0000'} ${colour} ${result}`

export const cellEdit = (line: number, round: number, cell: TrfCell): Edit => ({
  line,
  column: cellColumn(round),
  text: cellText(cell),
})

export const cellMark = (line: number, round: number) => ({
  line,
  from: cellColumn(round),
  to: cellColumn(round) + 7,
})

/** New players are added after the last player, other new lines before the first one. */
export function applyEdits(lines: ReportLine[], edits: Edit[]): ReportLine[] {
  if (edits.length === 0) return lines
  const byLine = Map.groupBy(edits, ({ line }) => line)
  const edited = lines.flatMap((line) => editLine(line, byLine.get(line.no)))
  const added = edits.flatMap((edit) => ('isNew' in edit ? [{ no: edit.line, text: edit.text }] : []))
  if (added.length === 0) return edited
  const players = added.filter(isPlayerLine)
  const others = added.filter((line) => !isPlayerLine(line))
  const first = edited.findIndex(isPlayerLine)
  const last = edited.findLastIndex(isPlayerLine)
  if (first < 0) return [...edited, ...others, ...players]
  return [...edited.slice(0, first), ...others, ...edited.slice(first, last + 1), ...players, ...edited.slice(last + 1)]
}

function editLine(line: ReportLine, edits: Edit[] | undefined): ReportLine[] {
  if (!edits) return [line]
  let { text } = line
  for (const edit of edits) {
    if ('isRemoved' in edit) return []
    if ('isNew' in edit) continue
    text = 'column' in edit ? overwrite(text, edit.column, edit.text) : edit.text
  }
  return [{ no: line.no, text }]
}
