import * as say from '#words/deskSettings.js'
import * as saySystem from '#words/systems.js'
import { hasFixedPairings } from '#core/tournament/fixed-pairings.ts'
import type { PairingSystem } from '#core/tournament/tournament.ts'
import { UNFIT_FOR_ROBINS } from '#core/standings/unfit-tie-breaks.ts'
import { SITE_TIE_BREAKS, parseTieBreak } from '#core/standings/tie-breaks.ts'

/** Explanations of the tie-breaks, for arbiters who choose among them. */
const WORDS: Record<string, () => string> = {
  'BH/C1': say.aboutBuchholzCutOne,
  BH: say.aboutBuchholz,
  'BH/M1': say.aboutBuchholzMedian,
  FB: say.aboutForeBuchholz,
  AOB: say.aboutAverageBuchholz,
  SB: say.aboutSonnebornBerger,
  DE: say.aboutDirectEncounter,
  WIN: say.aboutRoundsWon,
  WON: say.aboutGamesWon,
  BPG: say.aboutGamesWithBlack,
  BWG: say.aboutWinsWithBlack,
  PS: say.aboutProgressiveScore,
  KS: say.aboutKoya,
  ARO: say.aboutAverageRating,
  'ARO/C1': say.aboutAverageRatingCut,
  TPR: say.aboutPerformanceRating,
  PTP: say.aboutPerfectPerformance,
  APRO: say.aboutAveragePerformance,
  EDE: say.aboutTeamEncounter,
  EDET: say.aboutTeamEncounterTop,
  EDEB: say.aboutTeamEncounterBottom,
  EDEC: say.aboutTeamEncounterCount,
  EMGSB: say.aboutTeamSonnebornBerger,
  BC: say.aboutBoardCount,
  gamePoints: say.aboutGamePoints,
  rating: say.aboutRating,
  headToHead: say.aboutDirectEncounter,
  netGamePoints: say.aboutNetGamePoints,
  timesBlack: say.aboutTimesBlack,
  progressive: say.aboutProgressiveScore,
  mostWins: say.aboutRoundsWon,
  headToHeadGamePoints: say.aboutEncounterGamePoints,
  performance: say.aboutPerformance,
  averageRatingCut: say.aboutAverageRatingCut,
  alphabetical: say.aboutAlphabetical,
  keizer: saySystem.aboutKeizer,
  PTS: saySystem.aboutPoints,
}

const OFFERED = [...Object.keys(WORDS).filter((code) => !(code in SITE_TIE_BREAKS)), ...Object.keys(SITE_TIE_BREAKS)]

/** The usual list of each system. */
export const FIDE_LISTS: Record<PairingSystem, string[]> = {
  swiss: ['BH/C1', 'BH', 'SB', 'WIN'],
  roundRobin: ['DE', 'WIN', 'SB', 'KS'],
  knockout: [],
  keizer: ['keizer', 'PTS', 'WIN'],
  scheveningen: ['WIN', 'SB'],
}

/** In the Keizer system alone, whose ranking begins with them. */
const OF_KEIZER = ['keizer', 'PTS']

/** Whether a tie-break goes with a system: where everybody has the same opponents there is no Buchholz. */
export const fits = (code: string, system: PairingSystem): boolean =>
  (system === 'keizer' || !OF_KEIZER.includes(code)) && !(hasFixedPairings(system) && UNFIT_FOR_ROBINS.test(code))

/** Tie-breaks to choose from. */
export const offeredFor = (system: PairingSystem): string[] => OFFERED.filter((code) => fits(code, system))

export const tieBreakName = (code: string): string => parseTieBreak(code)?.name ?? code
export const tieBreakWords = (code: string): string => WORDS[code]?.() ?? ''
