import * as saySystem from '#words/systems.js'
import * as say from '#words/why.js'
import type { PointKind } from '../field.ts'
import { readCode } from '../tie-breaks.ts'

const TEXTS: Record<string, () => string> = {
  MPVGP: say.tieBreakOtherPoints,
  gamePoints: say.tieBreakGamePoints,
  netGamePoints: say.tieBreakNetGamePoints,
  DE: say.tieBreakDirectEncounter,
  headToHead: say.tieBreakDirectEncounter,
  EDE: say.tieBreakEncounter,
  EDEC: say.tieBreakEncounterBoardCount,
  EDET: say.tieBreakEncounterTopBoards,
  EDEB: say.tieBreakEncounterBottomBoards,
  EDEBT: say.tieBreakEncounterCountAndTop,
  EDEBB: say.tieBreakEncounterCountAndBottom,
  headToHeadGamePoints: say.tieBreakEncounterGamePoints,
  WIN: say.tieBreakWins,
  mostWins: say.tieBreakMostWins,
  WON: say.tieBreakWinsOverTheBoard,
  BPG: say.tieBreakGamesWithBlack,
  timesBlack: say.tieBreakGamesWithBlack,
  BWG: say.tieBreakWinsWithBlack,
  PS: say.tieBreakProgressive,
  progressive: say.tieBreakProgressive,
  REP: say.tieBreakRoundsPlayed,
  STD: say.tieBreakStandardPoints,
  TPN: say.tieBreakPairingNumber,
  BH: say.tieBreakBuchholz,
  FB: say.tieBreakForeBuchholz,
  AOB: say.tieBreakAverageBuchholz,
  SB: say.tieBreakSonneborn,
  EMMSB: say.tieBreakSonnebornMatchMatch,
  EMGSB: say.tieBreakSonnebornMatchGame,
  EGMSB: say.tieBreakSonnebornGameMatch,
  EGGSB: say.tieBreakSonnebornGameGame,
  KS: say.tieBreakKoya,
  RTNG: say.tieBreakRatings,
  rating: say.tieBreakRatings,
  ARO: say.tieBreakAverageRating,
  averageRatingCut: say.tieBreakAverageRatingCut,
  TPR: say.tieBreakPerformance,
  performance: say.tieBreakPerformance,
  PTP: say.tieBreakPerfectPerformance,
  APRO: say.tieBreakAveragePerformance,
  APPO: say.tieBreakAveragePerfect,
  SSSC: say.tieBreakScheduleStrength,
  BC: say.tieBreakBoardCount,
  TBR: say.tieBreakTopBoards,
  BBE: say.tieBreakBottomBoards,
  alphabetical: say.tieBreakAlphabetical,
  keizer: saySystem.aboutKeizer,
}

/** Empty for a tie-break whose name needs no explanation. */
export const tieBreakText = (code: string, primary: PointKind): string =>
  TEXTS[readCode(code, primary)?.word ?? '']?.() ?? ''

/** Meaning of a tie-break's figure: a figure as it is, a place among the tied, or none. */
export function figureMeaning(code: string, primary: PointKind): 'figure' | 'place' | 'none' {
  const word = readCode(code, primary)?.word ?? ''
  if (word === 'alphabetical') return 'none'
  return PLACES.includes(word) ? 'place' : 'figure'
}
const ENCOUNTERS = ['EDE', 'EDEC', 'EDET', 'EDEB', 'EDEBT', 'EDEBB']
const PLACES = ['DE', ...ENCOUNTERS, 'headToHead', 'headToHeadGamePoints', 'TBR', 'BBE']
