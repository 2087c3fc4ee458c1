import type { UNITS } from './column.ts'
import type { FIDE_TIE_BREAKS } from './fide.ts'
import type { SITE_TIE_BREAKS } from './tie-breaks.ts'

/** A name of the site's own, or a FIDE code in capitals without modifiers. */
export type TieBreakWord = keyof typeof SITE_TIE_BREAKS | keyof typeof FIDE_TIE_BREAKS

interface TieBreakName {
  name: string
  /** For narrow column heads; default: the code. */
  short?: string
  unit: keyof typeof UNITS
}

/** Kept apart from the computation, so that code that only ranks does not have to load the names. */
export const TIE_BREAK_NAMES: Record<TieBreakWord, TieBreakName> = {
  gamePoints: { name: 'Game points', short: 'GP', unit: 'points' },
  rating: { name: 'Rating', short: 'Rtg', unit: 'whole' },
  headToHead: { name: 'Head-to-head', short: 'H2H', unit: 'whole' },
  netGamePoints: { name: 'Net game points', short: 'Net', unit: 'points' },
  timesBlack: { name: 'Times played Black', short: 'Black', unit: 'whole' },
  progressive: { name: 'Progressive score', short: 'Prog', unit: 'points' },
  mostWins: { name: 'Most wins', short: 'Wins', unit: 'whole' },
  headToHeadGamePoints: { name: 'Head-to-head, game points', short: 'H2H GP', unit: 'whole' },
  performance: { name: 'Performance rating', short: 'Perf', unit: 'whole' },
  averageRatingCut: { name: 'Average rating cut', short: 'Opp', unit: 'whole' },
  alphabetical: { name: 'Alphabetical', short: 'A–Z', unit: 'whole' },

  PTS: { name: 'Points', short: 'Pts', unit: 'points' },
  MPTS: { name: 'Match points', short: 'MP', unit: 'points' },
  GPTS: { name: 'Game points', short: 'GP', unit: 'points' },
  MPVGP: { name: 'Match points or game points', short: 'MPvGP', unit: 'points' },
  DE: { name: 'Direct encounter', unit: 'whole' },
  EDE: { name: 'Extended direct encounter', unit: 'whole' },
  EDEC: { name: 'Extended direct encounter, board count', unit: 'whole' },
  EDET: { name: 'Extended direct encounter, top boards', unit: 'whole' },
  EDEB: { name: 'Extended direct encounter, bottom boards', unit: 'whole' },
  EDEBT: { name: 'Extended direct encounter, board count and top boards', unit: 'whole' },
  EDEBB: { name: 'Extended direct encounter, board count and bottom boards', unit: 'whole' },
  WIN: { name: 'Wins', short: 'Wins', unit: 'whole' },
  WON: { name: 'Games won', short: 'Won', unit: 'whole' },
  BPG: { name: 'Games with Black', unit: 'whole' },
  BWG: { name: 'Wins with Black', unit: 'whole' },
  PS: { name: 'Progressive score', short: 'Prog', unit: 'points' },
  REP: { name: 'Rounds one elected to play', unit: 'whole' },
  STD: { name: 'Standard points', unit: 'points' },
  TPN: { name: 'Pairing number', unit: 'whole' },
  BH: { name: 'Buchholz', unit: 'points' },
  FB: { name: 'Fore Buchholz', unit: 'points' },
  AOB: { name: 'Average of opponents’ Buchholz', unit: 'hundredths' },
  SB: { name: 'Sonneborn-Berger', unit: 'products' },
  KS: { name: 'Koya system', unit: 'points' },
  RTNG: { name: 'Rating', unit: 'whole' },
  ARO: { name: 'Average rating of opponents', unit: 'whole' },
  TPR: { name: 'Tournament performance rating', unit: 'whole' },
  PTP: { name: 'Perfect tournament performance', unit: 'whole' },
  APRO: { name: 'Average performance rating of opponents', unit: 'whole' },
  APPO: { name: 'Average perfect performance of opponents', unit: 'whole' },
  EMMSB: { name: 'Sonneborn-Berger, match × match', unit: 'products' },
  EMGSB: { name: 'Sonneborn-Berger, match × game', unit: 'products' },
  EGMSB: { name: 'Sonneborn-Berger, game × match', unit: 'products' },
  EGGSB: { name: 'Sonneborn-Berger, game × game', unit: 'products' },
  SSSC: { name: 'Score and schedule strength', unit: 'hundredths' },
  BC: { name: 'Board count', unit: 'points' },
  TBR: { name: 'Top board results', unit: 'whole' },
  BBE: { name: 'Bottom board elimination', unit: 'whole' },
}
