import type { Edit, Mark } from './problem.ts'
import { applyEdits, type ReportLine } from './report.ts'

/** A line as displayed: its role in a repair, and the columns to highlight. */
export interface ShownLine {
  no: number
  sign: 'stays' | 'goes' | 'comes'
  text: string
  /** From 1, both ends included. */
  mark?: Omit<Mark, 'line'> | undefined
}

/** The lines of a problem before and after a repair; without a repair, the lines as they are. */
export function lineChanges(before: ReportLine[], edits: Edit[] | undefined, marks: Mark[] = []): ShownLine[] {
  const markOf = (no: number) => marks.find(({ line }) => line === no)
  if (!edits) return before.map(({ no, text }) => ({ no, sign: 'stays', text, mark: markOf(no) }))
  const after = applyEdits(before, edits)
  const known = new Set(before.map(({ no }) => no))
  const changed = before.flatMap((line): ShownLine[] => {
    const next = after.find(({ no }) => no === line.no)
    if (next?.text === line.text) return [{ ...line, sign: 'stays', mark: markOf(line.no) }]
    if (!next) return [{ ...line, sign: 'goes' }]
    const [left, right] = differingColumns(line.text, next.text)
    return [
      { ...line, sign: 'goes', mark: left },
      { ...next, sign: 'comes', mark: right },
    ]
  })
  const added = after.filter(({ no }) => !known.has(no))
  return [...changed, ...added.map((line): ShownLine => ({ ...line, sign: 'comes', mark: { from: 1, to: Infinity } }))]
}

type ColumnSpan = Omit<Mark, 'line'>

/** The span from the first to the last differing column, for each text. */
function differingColumns(one: string, other: string): [ColumnSpan, ColumnSpan] {
  const [left, right] = [Array.from(one), Array.from(other)]
  let from = 0
  while (from < left.length && from < right.length && left[from] === right[from]) from++
  let end = 0
  while (
    end < left.length - from &&
    end < right.length - from &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  )
    end++
  // Extends the span to whole words, which are easier to compare.
  const isWord = (character: string | undefined): boolean => character !== undefined && character.trim() !== ''
  while (from > 0 && isWord(left[from - 1])) from--
  while (end > 0 && isWord(left[left.length - end])) end--
  return [
    { from: from + 1, to: left.length - end },
    { from: from + 1, to: right.length - end },
  ]
}
