import { UNFIT_FOR_ROBINS } from '../standings/unfit-tie-breaks.ts'
import type { Settings } from '../tournament/tournament.ts'

const LEAVE = 'To use it all the same, leave FIDE mode first.'

/** Why FIDE's rules do not know these settings, as a sentence; undefined if they do. */
function fideRefusal(settings: Settings): string | undefined {
  const { winReward: win, drawReward: draw, lossReward: loss, byeReward: bye } = settings
  if (2 * draw > win + loss) return `Two draws can’t be worth more than a win and a loss. ${LEAVE}`
  if (bye > win) return `A bye can’t be worth more than a win. ${LEAVE}`
  const isUsual = win === 1 && draw === 0.5 && loss === 0
  if (isUsual && ![win, draw, loss].includes(bye)) return `A bye is worth 1, ½ or 0 points. ${LEAVE}`
  return settings.pairingSystem === 'roundRobin' && settings.tieBreaks.some((code) => UNFIT_FOR_ROBINS.test(code))
    ? `Buchholz isn’t for round robins, where everybody has the same opponents. ${LEAVE}`
    : undefined
}

/** The sentence about a change that breaks a rule which the settings met before. */
export function newlyRefused(before: Settings, change: Partial<Settings>): string | undefined {
  const refusal = fideRefusal({ ...before, ...change })
  return refusal === fideRefusal(before) ? undefined : refusal
}
