import * as say from '#words/coreDrawReasons.js'
import type { ColourRule } from '../swiss/colours.ts'
import type { TeamColourRule } from '../team/team-colours.ts'
import type { DrawReason } from './reasons.ts'

/** The disadvantage of other pairs, by criterion: of all, or of those that are asked about. */
const OTHERWISE: Record<string, (facts: { isInstead: boolean }) => string> = {
  C4: say.otherwiseC4,
  C5: say.otherwiseC5,
  C6: say.otherwiseC6,
  C7: say.otherwiseC7,
  C8: say.otherwiseC8,
  C9: say.otherwiseC9,
  C10: say.otherwiseC10,
  C11: say.otherwiseC11,
  C12: say.otherwiseC12,
  C13: say.otherwiseC13,
  C14: say.otherwiseC14,
  C15: say.otherwiseC15,
  C16: say.otherwiseC16,
  C17: say.otherwiseC17,
  C18: say.otherwiseC18,
  C19: say.otherwiseC19,
  C20: say.otherwiseC20,
  teamC4: say.otherwiseTeamC4,
  teamC8: say.otherwiseTeamC8,
  teamC9: say.otherwiseTeamC9,
  teamC10: say.otherwiseTeamC10,
  teamRest: say.otherwiseTeamRest,
  C21: say.otherwiseC21,
}

const NEVER: Record<string, () => string> = {
  C1: say.neverC1,
  C2: say.neverC2,
  C3: say.neverC3,
  C5: say.neverC5,
  teamC1: say.neverTeamC1,
  teamGroup: say.neverTeamGroup,
  teamBye: say.neverTeamBye,
  forbidden: say.neverForbidden,
}

const otherwise = (criterion: string, isInstead: boolean): string =>
  (OTHERWISE[criterion] ?? say.otherwiseCriterion)({ isInstead })

const isOrder = (criterion: string): boolean => criterion === 'order' || criterion === 'teamOrder'

/** Why two met or a player floated, in a sentence. */
export const reasonText = ({ criterion }: DrawReason): string =>
  isOrder(criterion) ? say.orderDecides() : (NEVER[criterion]?.() ?? otherwise(criterion, false))

/** Why two did not meet or a player did not get the bye, in a sentence. */
export const reasonAgainstText = ({ criterion }: DrawReason): string => {
  if (isOrder(criterion)) return say.laterInOrder()
  return NEVER[criterion]?.() ?? otherwise(criterion, true)
}

const COLOURS: Record<ColourRule | TeamColourRule, () => string> = {
  both: say.colourBoth,
  stronger: say.colourStronger,
  history: say.colourHistory,
  rank: say.colourRank,
  initial: say.colourInitial,
  teamInitial: say.colourTeamInitial,
  granted: say.colourGranted,
  strong: say.colourStrong,
  balance: say.colourBalance,
  teamHistory: say.colourTeamHistory,
  first: say.colourFirst,
  alternate: say.colourAlternate,
}

export const colourText = (rule: ColourRule | TeamColourRule): string => COLOURS[rule]()
