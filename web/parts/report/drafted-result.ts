import { MAX_REPORTED_BOARDS, type ReportedResult } from '#core/match/reported-result.ts'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import { parsePoints } from '../desk/results/parse-points.ts'
import type { PairingFacts } from '../desk/results/pairing-facts.ts'

type ReportWay = 'outcome' | 'boards' | 'points'

/**
 * The fields of a report that the user has changed. All other fields keep following the reported result, also while the
 * form is open.
 */
export interface DraftedResult {
  way?: ReportWay
  outcome?: string
  /** By board, from 0. */
  boards?: Readonly<Record<number, string>>
  /** By side, as typed. */
  points?: Readonly<Record<number, string>>
}

export interface ReportForm {
  way: ReportWay
  /** Whether results can be reported board by board. */
  hasBoards: boolean
  outcome: string | undefined
  /** Two letters per board; empty for a board without a result. */
  boards: string[]
  points: [white: string, black: string]
}

/** Merges the draft with the result that was reported before. */
export function reportForm(
  { settings, facts }: Pick<PairingFacts, 'settings' | 'facts'>,
  reported: ReportedResult | undefined,
  draft: DraftedResult,
): ReportForm {
  const count = Math.ceil(settings.gamePointTotal)
  const hasBoards = settings.competitors === 'team' && facts.link === undefined && count <= MAX_REPORTED_BOARDS
  const usual = hasBoards && !(reported && 'points' in reported) ? 'boards' : 'points'
  const boards = reported && 'boards' in reported ? (reported.boards.match(/../g) ?? []) : []
  const points = reported && 'points' in reported ? reported.points.map((one) => formatPoints(halfPoints(one))) : []
  return {
    way: settings.gamePointTotal === 1 ? 'outcome' : hasBoards ? (draft.way ?? usual) : 'points',
    hasBoards,
    outcome: draft.outcome ?? (reported && 'outcome' in reported ? reported.outcome : undefined),
    boards: Array.from({ length: count }, (_, at) => draft.boards?.[at] ?? boards[at] ?? ''),
    points: [draft.points?.[0] ?? points[0] ?? '', draft.points?.[1] ?? points[1] ?? ''],
  }
}

/** The result in the form; undefined while it is incomplete. */
export function resultOf({ way, outcome, boards, points }: ReportForm): ReportedResult | undefined {
  if (way === 'outcome') return outcome === undefined ? undefined : ({ outcome } as ReportedResult)
  if (way === 'boards') return boards.includes('') ? undefined : { boards: boards.join('') }
  const [white, black] = [parsePoints(points[0]), parsePoints(points[1])]
  return white === undefined || black === undefined ? undefined : { points: [white, black] }
}
