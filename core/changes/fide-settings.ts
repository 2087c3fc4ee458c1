import * as say from '#words/refusalsOfActs.js'
import { UNFIT_FOR_ROBINS } from '../standings/unfit-tie-breaks.ts'
import type { Settings } from '../tournament/tournament.ts'
import { hasFixedPairings } from '../tournament/fixed-pairings.ts'

/** Why FIDE's rules do not know these settings, as what says it; undefined if they do. */
function fideRefusal(settings: Settings): (() => string) | undefined {
  const { winReward: win, drawReward: draw, lossReward: loss, byeReward: bye } = settings
  if (2 * draw > win + loss) return say.drawsWorthTooMuch
  if (bye > win) return say.byeWorthTooMuch
  const isUsual = win === 1 && draw === 0.5 && loss === 0
  if (isUsual && ![win, draw, loss].includes(bye)) return say.byeWorthUnusual
  return hasFixedPairings(settings.pairingSystem) && settings.tieBreaks.some((code) => UNFIT_FOR_ROBINS.test(code))
    ? say.noBuchholzInRobin
    : undefined
}

/** The sentence about a change that breaks a rule which the settings met before. */
export function newlyRefused(before: Settings, change: Partial<Settings>): string | undefined {
  const refusal = fideRefusal({ ...before, ...change })
  return refusal === undefined || refusal === fideRefusal(before) ? undefined : `${refusal()} ${say.leaveFideMode()}`
}
