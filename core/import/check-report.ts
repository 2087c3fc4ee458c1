import * as say from '#words/checker.js'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { rankComparisons, type RankVerdict } from '../standings/why/rank-reason.ts'
import { foreignSystem } from '../trf/event-type.ts'
import { isFault, type TrfFault } from '../trf/fault.ts'
import { parseTrf } from '../trf/parse.ts'
import type { DrawWatch } from '../draw/swiss/swiss-field.ts'
import { checkRanks, type CheckedRanks, type RankDifference } from './check-ranks.ts'
import { checkRounds, type ComparedRound } from './check-rounds.ts'
import { examine, type FoundProblem } from './examine.ts'
import { fileKind, reportRefusal } from './file-kind.ts'
import type { Remark } from './problem.ts'

/** A report as it was read: with its problems, and without what can’t be read. */
export interface ReportFindings {
  problems: FoundProblem[]
  remarks: Remark[]
  /** A fault if nothing can be compared. */
  result: Snapshot | TrfFault
  /** Whether its rounds follow rules by which Kibitz doesn’t pair; they are not compared then. */
  isForeign: boolean
}

export interface ComparedRanks extends CheckedRanks {
  differences: (RankDifference & { verdict?: RankVerdict })[]
}

/** What a check has found, in this order: the report, each of its rounds, its ranks. */
export type CheckStep =
  | { is: 'refused'; reason: string }
  | { is: 'read'; report: ReportFindings }
  | { is: 'round'; round: ComparedRound }
  | { is: 'ranks'; ranks: ComparedRanks }

/** Numbers stay as the report has them, and a report in the middle of an event is one. */
const ABOUT = { id: 'report', now: 0, active: true, keepsNumbers: true }

/** Checks the text of a report: its lines, then its pairings, then its standings. */
export function* checkReport(text: string, watch?: DrawWatch): Generator<CheckStep> {
  const refusal = fileKind(text) === 'report' ? reportRefusal(text) : say.noReport()
  if (refusal !== undefined) {
    yield { is: 'refused', reason: refusal }
    return
  }
  const { problems, remarks, result, text: readable } = examine(text, new Map(), ABOUT)
  const trf = parseTrf(readable)
  const isForeign = !isFault(trf) && foreignSystem(trf) !== undefined
  yield {
    is: 'read',
    report: { problems, remarks, result: isFault(result) ? result : result.snapshot, isForeign },
  }
  if (isFault(result) || isFault(trf)) return
  const { snapshot } = result
  if (!isForeign) for (const round of checkRounds(snapshot, watch)) yield { is: 'round', round }
  yield { is: 'ranks', ranks: compareRanks(snapshot, checkRanks({ snapshot, trf })) }
}

function compareRanks(snapshot: Snapshot, ranks: CheckedRanks): ComparedRanks {
  const pairs = ranks.differences.flatMap(({ player, against }) =>
    against === undefined ? [] : [[player, against] as const],
  )
  const verdicts = rankComparisons(snapshot, snapshot.round, pairs)
  let next = 0
  return {
    ...ranks,
    differences: ranks.differences.map((difference) =>
      difference.against === undefined ? difference : { ...difference, verdict: verdicts[next++]! },
    ),
  }
}
