import { isFault, type TrfFault } from '../trf/fault.ts'
import { parseTrf } from '../trf/parse.ts'
import type { About, ImportedTournament } from '../trf/import.ts'
import { contradictions } from './contradictions.ts'
import { fileRemarks } from './file-remarks.ts'
import { hiddenMarks, indentedLines, repeatedLines } from './hidden-marks.ts'
import { opponents } from './opponents.ts'
import { birthDates, brokenLetters, federations, namesWithoutComma } from './people-fields.ts'
import { pointSums } from './point-sums.ts'
import type { Decision, Decisions, Edit, Problem, Remark } from './problem.ts'
import { remainingFault } from './remaining-faults.ts'
import { applyEdits, linesOf, playersOf, textOfLines, type ReportLine } from './report.ts'
import { openSigns } from './round-marks.ts'
import { roundRemarks } from './round-remarks.ts'
import { shiftedColumns } from './shifted-columns.ts'
import { startNumbers } from './start-numbers.ts'
import { unnamedRemarks } from './unnamed-remarks.ts'
import { unreadableLines, unreadablePlayers } from './unreadable-fields.ts'
import { unusedLines } from './unused-lines.ts'

type DoctorStage = (lines: ReportLine[], blocked: ReadonlySet<number>) => Problem[]

/** Runs a stage a second time; its problems need ids of their own. */
function again(stage: DoctorStage): DoctorStage {
  return (lines, blocked) => stage(lines, blocked).map((problem) => ({ ...problem, id: `${problem.id}-again` }))
}

const againOpponents = again(opponents)

/** In this order: each stage sees the lines as repaired by the stages before. */
const STAGES: DoctorStage[] = [
  hiddenMarks,
  indentedLines,
  repeatedLines,
  shiftedColumns,
  openSigns,
  unreadablePlayers,
  unreadableLines,
  brokenLetters,
  namesWithoutComma,
  birthDates,
  federations,
  startNumbers,
  opponents,
  contradictions,
  // Repairs may have left other players without their opponent.
  againOpponents,
  again(contradictions),
  pointSums,
]
const TEAM_LINE = /^(310|300|330) /
/** Not for team events: there, players’ lines need not agree with each other. */
const AMONG_INDIVIDUALS = new Set<DoctorStage>([opponents, againOpponents, pointSums])

/** `before` are its lines as they were when the problem was found. */
export type FoundProblem = Problem & { before: ReportLine[] }

interface Passage {
  found: FoundProblem[]
  lines: ReportLine[]
  result: ImportedTournament | TrfFault
}

interface SeenPlayer {
  line: number
  /** The rank in the file; 0: none. */
  rank: number
  hasFideId: boolean
}

/** The problems of a report and the result of its repairs so far. */
export interface Examination {
  problems: FoundProblem[]
  /** Lines that have to be left out until the problems are decided, or because they are left as they are. */
  consequences: FoundProblem[]
  /** By start number. */
  players: ReadonlyMap<number, SeenPlayer>
  /** The report after all decisions. */
  text: string
  /** The imported tournament after all decisions; a fault if it can't be imported. */
  result: ImportedTournament | TrfFault
  remarks: Remark[]
}

/** The edits of the decision; without one, those of the proposal if `isTrusting`, else the minimal ones. */
function editsOf(problem: Problem, decision: Decision | undefined, isTrusting: boolean): Edit[] {
  if (decision === 'left') return problem.unrepaired
  if (decision !== undefined) return problem.repairs[decision]?.edits ?? problem.unrepaired
  return isTrusting && problem.certainty !== 'open' ? problem.repairs[0]!.edits : problem.unrepaired
}

function pass(start: ReportLine[], decisions: Decisions, about: About, isTrusting: boolean): Passage {
  const found: FoundProblem[] = []
  let lines = start
  const isTeam = start.some(({ text }) => TEAM_LINE.test(text))
  for (const stage of STAGES) {
    if (isTeam && AMONG_INDIVIDUALS.has(stage)) continue
    const open = found.filter(({ id, certainty }) => certainty === 'open' && !decisions.has(id))
    const problems = stage(lines, new Set(open.flatMap((problem) => problem.lines)))
    found.push(...problems.map((problem) => ({ ...problem, before: linesFor(problem, lines) })))
    lines = applyEdits(
      lines,
      problems.flatMap((problem) => editsOf(problem, decisions.get(problem.id), isTrusting)),
    )
  }
  for (let more = 0; ; more++) {
    const next = remainingFault(lines, about, more)
    if (!('repairs' in next)) return { found, lines, result: next }
    found.push({ ...next, before: linesFor(next, lines) })
    lines = applyEdits(lines, next.unrepaired)
  }
}

const SHOWN = 4
const linesFor = ({ lines: nos }: Problem, lines: ReportLine[]): ReportLine[] =>
  nos.slice(0, SHOWN).flatMap((no) => lines.find((line) => line.no === no) ?? [])

/** Problems that occur only because others are undecided or left as they are. */
function unlisted(believed: Passage, saved: Passage): FoundProblem[] {
  const listed = new Set(believed.found.map(({ id }) => id))
  return saved.found.filter(({ id, unrepaired }) => !listed.has(id) && unrepaired.length > 0)
}

/**
 * Lists all problems of a report at once, as if every proposal were accepted, and imports the tournament by the
 * decisions alone.
 */
export function examine(file: string, decisions: Decisions, about: About): Examination {
  const start = linesOf(file)
  const believed = pass(start, decisions, about, true)
  const saved = decisions.size === 0 && believed.found.length === 0 ? believed : pass(start, decisions, about, false)
  return {
    problems: believed.found,
    consequences: unlisted(believed, saved),
    players: new Map(
      playersOf(saved.lines).map(({ no, line, rank, fideId }) => [
        no,
        { line, rank, hasFideId: /^[1-9]/.test(fideId) },
      ]),
    ),
    text: textOfLines(saved.lines),
    result: saved.result,
    remarks: isFault(saved.result)
      ? []
      : [
          ...remarksOfFile(saved.lines),
          ...unnamedRemarks(saved.lines, saved.result.snapshot),
          ...unusedLines(saved.lines, saved.result),
          ...roundRemarks(saved.result.snapshot),
        ],
  }
}

function remarksOfFile(lines: ReportLine[]): Remark[] {
  const trf = parseTrf(textOfLines(lines))
  return isFault(trf) ? [] : fileRemarks(trf).map((text) => ({ lines: [], text }))
}
