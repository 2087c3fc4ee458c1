import type { PairingSystem } from '#core/tournament/tournament.ts'
import { UNFIT_FOR_ROBINS } from '#core/standings/unfit-tie-breaks.ts'
import { SITE_TIE_BREAKS, parseTieBreak } from '#core/standings/tie-breaks.ts'

/** Explanations of the tie-breaks, for arbiters who choose among them. */
const WORDS: Record<string, string> = {
  'BH/C1': 'Points of all opponents without the lowest.',
  BH: 'Points of all opponents.',
  'BH/M1': 'Points of all opponents without the highest and the lowest.',
  FB: 'Buchholz as if every last-round game were drawn: it can’t change by others’ last games.',
  AOB: 'The opponents’ Buchholz on average.',
  SB: 'Points of those who were beaten, and half of those who were drawn with.',
  DE: 'Games between those who are level, if all of them met.',
  WIN: 'Rounds won, also without play.',
  WON: 'Games won over the board.',
  BPG: 'Games played with Black.',
  BWG: 'Wins with Black.',
  PS: 'Points after each round, added up. Early points weigh more.',
  KS: 'Points against those with half of all points or more.',
  ARO: 'The opponents’ ratings on average.',
  'ARO/C1': 'The opponents’ ratings on average, without the lowest.',
  TPR: 'Rating that the results correspond to, by FIDE’s table.',
  PTP: 'The lowest rating that would expect these points.',
  APRO: 'The opponents’ performance on average.',
  EDE: 'Direct encounter of teams, by match points and then game points.',
  EDET: 'As extended direct encounter; two teams that are level then by the top boards of their match.',
  EDEB: 'As extended direct encounter; two teams that are level then by their match without its last boards.',
  EDEC: 'As extended direct encounter; two teams that are level then by the board count of their match.',
  EMGSB: 'Sonneborn-Berger of teams: opponents’ match points times own game points.',
  BC: 'Board count: wins on higher boards weigh more.',
  gamePoints: 'Points of all games.',
  rating: 'The higher rating at the start.',
  headToHead: 'Games between those who are level, if all of them met.',
  netGamePoints: 'Own game points less those of the opponents.',
  timesBlack: 'How often they had Black.',
  progressive: 'Points after each round, added up. Early points weigh more.',
  mostWins: 'Rounds won, also without play.',
  headToHeadGamePoints: 'Game points between those who are level.',
  performance: 'Rating that the results correspond to.',
  averageRatingCut: 'The opponents’ ratings on average, without the lowest.',
  alphabetical: 'By name, when all else is equal.',
}

const OFFERED = [...Object.keys(WORDS).filter((code) => !(code in SITE_TIE_BREAKS)), ...Object.keys(SITE_TIE_BREAKS)]

/** Tie-breaks to choose from: a round robin has no Buchholz. */
export const offeredFor = (system: PairingSystem): string[] =>
  system === 'roundRobin' ? OFFERED.filter((code) => !UNFIT_FOR_ROBINS.test(code)) : OFFERED

export const tieBreakName = (code: string): string => parseTieBreak(code)?.name ?? code
export const tieBreakWords = (code: string): string => WORDS[code] ?? ''
