import { isFault, type TrfFault } from '../trf/fault.ts'
import { importTrf, type About, type ImportedTournament } from '../trf/import.ts'
import { parseTrf } from '../trf/parse.ts'
import type { Problem } from './problem.ts'
import { textOfLines, type ReportLine } from './report.ts'

/** After so many single lines all lines of the next one’s kind are left out at once. */
const SINGLE_LINES = 40

/** The tournament that lines tell of; or the first thing in them that does not hold together, by the line's own number. */
export function tournamentOf(lines: ReportLine[], about: About): ImportedTournament | TrfFault {
  const trf = parseTrf(textOfLines(lines))
  const imported = isFault(trf) ? trf : importTrf(trf, about)
  return isFault(imported) ? { ...imported, line: lines[imported.line - 1]?.no ?? 0 } : imported
}

/** What the reader of reports refuses after all repairs: the next line that has to be left out. */
export function remainingFault(lines: ReportLine[], about: About, found: number): Problem | ImportedTournament | TrfFault {
  const fault = tournamentOf(lines, about)
  if (!isFault(fault)) return fault
  const culprit = lines.find(({ no }) => no === fault.line)
  if (!culprit || culprit.text.startsWith('001')) return fault
  const code = culprit.text.slice(0, 3)
  const left = found < SINGLE_LINES ? [culprit] : lines.filter(({ text }) => text.slice(0, 3) === code)
  const edits = left.map(({ no, text }) => ({ line: no, text: `### ${text}` }))
  return {
    id: `left-${left.map(({ no }) => no).join('-').slice(0, 60)}`,
    lines: left.map(({ no }) => no),
    title: left.length === 1 ? `This ${code} line doesn’t fit the rest` : `The ${code} lines don’t fit the rest`,
    meaning: `Column ${fault.column}: ${fault.reason}. What doesn’t fit is left out, and stays in the file as a remark.`,
    certainty: 'sure',
    repairs: [{ label: 'Leave out', edits }],
    unrepaired: edits,
    marks: [{ line: culprit.no, from: fault.column, to: fault.column + 3 }],
  }
}
