import type { Settings } from '../tournament/tournament.ts'
import type { TieBreakCode } from '../tournament/tie-break-codes.ts'
import type { PointKind } from './field.ts'

type RankingSettings = Pick<Settings, 'competitors' | 'displayPoints' | 'tieBreaks'>

const KINDS: Record<string, PointKind> = { MPTS: 'match', GPTS: 'game' }

/** Whether a code is the score that the tournament shows: its points, or match or game points. */
export const isMainScore = (code: TieBreakCode, { displayPoints }: Pick<Settings, 'displayPoints'>): boolean =>
  code === 'PTS' || KINDS[code] === displayPoints

/** Whether the score is the first criterion, as almost everywhere. Tie-breaks that name it give it another place. */
export const isScoreFirst = (settings: RankingSettings): boolean =>
  !settings.tieBreaks.some((code) => isMainScore(code, settings))

/** All criteria of the ranking in their order. */
export const rankingCodes = (settings: RankingSettings): TieBreakCode[] =>
  isScoreFirst(settings) ? [mainScore(settings), ...settings.tieBreaks] : settings.tieBreaks

const mainScore = ({ competitors, displayPoints }: RankingSettings): TieBreakCode =>
  competitors === 'individual' ? 'PTS' : displayPoints === 'game' ? 'GPTS' : 'MPTS'
