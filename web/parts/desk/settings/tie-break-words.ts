import * as say from '#words/deskSettings.js'
import type { PairingSystem } from '#core/tournament/tournament.ts'
import { UNFIT_FOR_ROBINS } from '#core/standings/unfit-tie-breaks.ts'
import { SITE_TIE_BREAKS, parseTieBreak } from '#core/standings/tie-breaks.ts'

/** Explanations of the tie-breaks, for arbiters who choose among them. */
const WORDS: Record<string, () => string> = {
  'BH/C1': say.pointsOfAllOpponentsWithout,
  BH: say.pointsOfAllOpponents,
  'BH/M1': say.pointsOfAllOpponentsWithoutThe,
  FB: say.buchholzAsIfEveryLast,
  AOB: say.theOpponentsBuchholzOnAverage,
  SB: say.pointsOfThoseWhoWere,
  DE: say.gamesBetweenThoseWhoAre,
  WIN: say.roundsWonAlsoWithoutPlay,
  WON: say.gamesWonOverTheBoard,
  BPG: say.gamesPlayedWithBlack,
  BWG: say.winsWithBlack,
  PS: say.pointsAfterEachRoundAdded,
  KS: say.pointsAgainstThoseWithHalf,
  ARO: say.theOpponentsRatingsOnAverage,
  'ARO/C1': say.theOpponentsRatingsOnAverageWithout,
  TPR: say.ratingThatTheResultsCorrespond,
  PTP: say.theLowestRatingThatWould,
  APRO: say.theOpponentsPerformanceOnAverage,
  EDE: say.directEncounterOfTeamsBy,
  EDET: say.asExtendedDirectEncounterTwo,
  EDEB: say.asExtendedDirectEncounterTwoTeams,
  EDEC: say.asExtendedDirectEncounterTwoTeamsThat,
  EMGSB: say.sonnebornBergerOfTeamsOpponents,
  BC: say.boardCountWinsOnHigher,
  gamePoints: say.pointsOfAllGames,
  rating: say.theHigherRatingAtThe,
  headToHead: say.gamesBetweenThoseWhoAre,
  netGamePoints: say.ownGamePointsLessThose,
  timesBlack: say.howOftenTheyHadBlack,
  progressive: say.pointsAfterEachRoundAdded,
  mostWins: say.roundsWonAlsoWithoutPlay,
  headToHeadGamePoints: say.gamePointsBetweenThoseWho,
  performance: say.ratingThatTheResultsCorrespondTo,
  averageRatingCut: say.theOpponentsRatingsOnAverageWithout,
  alphabetical: say.byNameWhenAllElse,
}

const OFFERED = [...Object.keys(WORDS).filter((code) => !(code in SITE_TIE_BREAKS)), ...Object.keys(SITE_TIE_BREAKS)]

/** Tie-breaks to choose from: a round robin has no Buchholz. */
export const offeredFor = (system: PairingSystem): string[] =>
  system === 'roundRobin' ? OFFERED.filter((code) => !UNFIT_FOR_ROBINS.test(code)) : OFFERED

export const tieBreakName = (code: string): string => parseTieBreak(code)?.name ?? code
export const tieBreakWords = (code: string): string => WORDS[code]?.() ?? ''
