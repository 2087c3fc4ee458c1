import * as say from '#words/coreMatch.js'
import { isolated } from '../text/isolated.ts'
import { formatPoints } from '../text/score.ts'
import { type TieBreakKind, type TieBreakGame, type ThroughReason, tieBreakPoints } from './decision.ts'

export const TIE_BREAK_LABELS: Record<TieBreakKind, () => string> = {
  rapid: say.rapid,
  blitz: say.blitz,
  armageddon: say.armageddon,
}

/** `2–0`: the points of both sides in the tie-break games. */
export const tieBreakScore = (games: readonly TieBreakGame[]): string =>
  isolated(tieBreakPoints(games).map(formatPoints).join('–'))

/** Beside a result; the bracket shows who goes through. */
export const THROUGH_LABELS: Record<ThroughReason, () => string> = {
  withdrew: say.throughWithdrew,
  forfeit: say.throughForfeit,
  boards: say.throughBoards,
  seed: say.throughSeed,
  lot: say.throughLot,
  ruling: say.throughRuling,
  corrected: say.throughCorrected,
}

/** In brackets after “goes through”. */
export const THROUGH_WORDS: Record<ThroughReason, () => string> = {
  withdrew: say.becauseWithdrew,
  forfeit: say.becauseForfeit,
  boards: say.becauseBoards,
  seed: say.becauseSeed,
  lot: say.becauseLot,
  ruling: say.becauseRuling,
  corrected: say.becauseCorrected,
}
