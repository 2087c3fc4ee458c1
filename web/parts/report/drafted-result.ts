import { MAX_REPORTED_BOARDS, type ReportedResult } from '#core/match/reported-result.ts'
import { formatPoints, halfPoints } from '#core/text/score.ts'
import { parsePoints } from '../desk/results/parse-points.ts'
import type { PairingFacts } from '../desk/results/pairing-facts.ts'

type ReportWay = 'outcome' | 'boards' | 'points'

/** What somebody has said so far of how their match ended. All that they left alone is as it was reported, also while they are at it. */
export interface DraftedResult {
  way?: ReportWay
  outcome?: string
  /** By board, from 0. */
  boards?: Readonly<Record<number, string>>
  /** By side, as it was typed. */
  points?: Readonly<Record<number, string>>
}

/** What a form of a report shows. */
export interface ReportForm {
  way: ReportWay
  /** Whether its boards can be reported one by one. */
  hasBoards: boolean
  outcome: string | undefined
  /** Two letters a board, empty where nothing is said. */
  boards: string[]
  points: [white: string, black: string]
}

/** The form of a report: what is drafted, and for the rest what was reported. */
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

/** The result that a form says; undefined while something is missing. */
export function resultOf({ way, outcome, boards, points }: ReportForm): ReportedResult | undefined {
  if (way === 'outcome') return outcome === undefined ? undefined : ({ outcome } as ReportedResult)
  if (way === 'boards') return boards.includes('') ? undefined : { boards: boards.join('') }
  const [white, black] = [parsePoints(points[0]), parsePoints(points[1])]
  return white === undefined || black === undefined ? undefined : { points: [white, black] }
}
