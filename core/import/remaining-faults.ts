import * as say from '#words/coreImport.js'
import { cellColumn } from '../trf/cells.ts'
import { cellOf } from '../trf/entrants.ts'
import { isFault, type TrfFault } from '../trf/fault.ts'
import type { About, ImportedTournament } from '../trf/import.ts'
import { parseTrf } from '../trf/parse.ts'
import { importReport } from './import-report.ts'
import { aloneCell } from './opponents.ts'
import type { Problem } from './problem.ts'
import { cellEdit, cellMark, isPlayerLine, playersOf, textOfLines, type ReportLine } from './report.ts'

/** After this share of the attempts, all lines of the same code are left out at once. */
const SINGLE_LINES = 1 / 3
/** The most attempts: each parses all lines, and a file with more faults is not worth importing. */
const MOST = 120
const MOST_LINES = 40_000

/** Parses and imports lines; a fault has the line number of the file. */
export function tournamentOf(lines: ReportLine[], about: About): ImportedTournament | TrfFault {
  const trf = parseTrf(textOfLines(lines))
  const imported = isFault(trf) ? trf : importReport(trf, about)
  return isFault(imported) ? { ...imported, line: lines[imported.line - 1]?.no ?? 0 } : imported
}

/**
 * The next thing to leave out because the parser rejects it after all repairs; the tournament if nothing is rejected,
 * the fault if nothing more can be left out.
 */
export function remainingFault(
  lines: ReportLine[],
  about: About,
  found: number,
): Problem | ImportedTournament | TrfFault {
  const fault = tournamentOf(lines, about)
  const most = Math.min(MOST, Math.ceil(MOST_LINES / lines.length))
  if (!isFault(fault) || fault.isFinal || found >= most) return fault
  const culprit = lines.find(({ no }) => no === fault.line)
  if (!culprit || !lines.some(isPlayerLine) || culprit.text.startsWith('###')) return fault
  return isPlayerLine(culprit)
    ? roundLeftOut(culprit, fault)
    : linesLeftOut(culprit, fault, lines, found < most * SINGLE_LINES)
}

function linesLeftOut(culprit: ReportLine, fault: TrfFault, lines: ReportLine[], isSingle: boolean): Problem {
  const code = culprit.text.slice(0, 3)
  const left = isSingle ? [culprit] : lines.filter(({ text }) => text.slice(0, 3) === code)
  const edits = left.map(({ no, text }) => ({ line: no, text: `### ${text}` }))
  return {
    id: `left-${culprit.no}-${left.length}`,
    lines: left.map(({ no }) => no),
    title: left.length === 1 ? say.lineDoesntFit({ code }) : say.linesDontFit({ code }),
    meaning: say.columnDoesntFit({ column: fault.column, reason: fault.reason }),
    certainty: 'sure',
    repairs: [{ label: say.leaveOut(), edits }],
    unrepaired: edits,
    marks: [{ line: culprit.no, from: fault.column, to: fault.column + 3 }],
  }
}

/** A round that still contradicts other lines counts as a bye. */
function roundLeftOut({ no, text }: ReportLine, fault: TrfFault): Problem | TrfFault {
  const round = Math.floor((fault.column - cellColumn(1)) / 10) + 1
  const [player] = playersOf([{ no, text }])
  if (!player || round < 1) return fault
  const edits = [cellEdit(no, round, aloneCell(cellOf(player, round)))]
  return {
    id: `left-${no}-round-${round}`,
    lines: [no],
    title: say.roundDoesntFit(),
    meaning: say.roundDoesntFitMeaning({ round, name: player.name, reason: fault.reason }),
    certainty: 'sure',
    repairs: [{ label: say.countAsBye(), edits }],
    unrepaired: edits,
    marks: [cellMark(no, round)],
  }
}
