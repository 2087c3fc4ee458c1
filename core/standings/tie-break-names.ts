import * as saySystem from '#words/systems.js'
import * as say from '#words/tieBreaks.js'
import type { UNITS } from './column.ts'
import type { FIDE_TIE_BREAKS } from './fide.ts'
import type { SITE_TIE_BREAKS } from './tie-breaks.ts'

/** A name of the site's own, or a FIDE code in capitals without modifiers. */
export type TieBreakWord = keyof typeof SITE_TIE_BREAKS | keyof typeof FIDE_TIE_BREAKS

interface TieBreakName {
  name: () => string
  /** For narrow column heads; default: the code. */
  short?: () => string
  unit: keyof typeof UNITS
}

/** Kept apart from the computation, so that code that only ranks does not have to load the names. */
export const TIE_BREAK_NAMES: Record<TieBreakWord, TieBreakName> = {
  gamePoints: { name: say.gamePoints, short: say.shortGP, unit: 'points' },
  rating: { name: say.rating, short: say.shortRtg, unit: 'whole' },
  headToHead: { name: say.headToHead, short: say.shortH2H, unit: 'whole' },
  netGamePoints: { name: say.netGamePoints, short: say.shortNet, unit: 'points' },
  timesBlack: { name: say.timesPlayedBlack, short: say.shortBlack, unit: 'whole' },
  progressive: { name: say.progressiveScore, short: say.shortProg, unit: 'points' },
  mostWins: { name: say.mostWins, short: say.shortWins, unit: 'whole' },
  headToHeadGamePoints: { name: say.headToHeadGamePoints, short: say.shortH2HGP, unit: 'whole' },
  performance: { name: say.performanceRating, short: say.shortPerf, unit: 'whole' },
  averageRatingCut: { name: say.averageRatingCut, short: say.shortOpp, unit: 'whole' },
  alphabetical: { name: say.alphabetical, short: say.shortAZ, unit: 'whole' },
  keizer: { name: saySystem.keizerPoints, short: saySystem.keizer, unit: 'sixths' },

  PTS: { name: say.points, short: say.shortPts, unit: 'points' },
  MPTS: { name: say.matchPoints, short: say.shortMP, unit: 'points' },
  GPTS: { name: say.gamePoints, short: say.shortGP, unit: 'points' },
  MPVGP: { name: say.matchPointsOrGamePoints, short: say.shortMPvGP, unit: 'points' },
  DE: { name: say.directEncounter, unit: 'whole' },
  EDE: { name: say.extendedDirectEncounter, unit: 'whole' },
  EDEC: { name: say.extendedDirectEncounterBoardCount, unit: 'whole' },
  EDET: { name: say.extendedDirectEncounterTopBoards, unit: 'whole' },
  EDEB: { name: say.extendedDirectEncounterBottomBoards, unit: 'whole' },
  EDEBT: { name: say.extendedDirectEncounterBoardCountAndTopBoards, unit: 'whole' },
  EDEBB: { name: say.extendedDirectEncounterBoardCountAndBottomBoards, unit: 'whole' },
  WIN: { name: say.wins, short: say.shortWins, unit: 'whole' },
  WON: { name: say.gamesWon, short: say.shortWon, unit: 'whole' },
  BPG: { name: say.gamesWithBlack, unit: 'whole' },
  BWG: { name: say.winsWithBlack, unit: 'whole' },
  PS: { name: say.progressiveScore, short: say.shortProg, unit: 'points' },
  REP: { name: say.roundsOneElectedToPlay, unit: 'whole' },
  STD: { name: say.standardPoints, unit: 'points' },
  TPN: { name: say.pairingNumber, unit: 'whole' },
  BH: { name: say.buchholz, unit: 'points' },
  FB: { name: say.foreBuchholz, unit: 'points' },
  AOB: { name: say.averageOfOpponentsBuchholz, unit: 'hundredths' },
  SB: { name: say.sonnebornBerger, unit: 'products' },
  KS: { name: say.koyaSystem, unit: 'points' },
  RTNG: { name: say.rating, unit: 'whole' },
  ARO: { name: say.averageRatingOfOpponents, unit: 'whole' },
  TPR: { name: say.tournamentPerformanceRating, unit: 'whole' },
  PTP: { name: say.perfectTournamentPerformance, unit: 'whole' },
  APRO: { name: say.averagePerformanceRatingOfOpponents, unit: 'whole' },
  APPO: { name: say.averagePerfectPerformanceOfOpponents, unit: 'whole' },
  EMMSB: { name: say.sonnebornBergerMatchTimesMatch, unit: 'products' },
  EMGSB: { name: say.sonnebornBergerMatchTimesGame, unit: 'products' },
  EGMSB: { name: say.sonnebornBergerGameTimesMatch, unit: 'products' },
  EGGSB: { name: say.sonnebornBergerGameTimesGame, unit: 'products' },
  SSSC: { name: say.scoreAndScheduleStrength, unit: 'hundredths' },
  BC: { name: say.boardCount, unit: 'points' },
  TBR: { name: say.topBoardResults, unit: 'whole' },
  BBE: { name: say.bottomBoardElimination, unit: 'whole' },
}
