import type { PointKind } from '../field.ts'
import { readCode } from '../tie-breaks.ts'

const TEXTS: Record<string, string> = {
  MPVGP: 'It compares the other kind of points.',
  gamePoints: 'It adds up the points of all games.',
  netGamePoints: 'It adds up own game points and takes away the opponents’.',
  DE: 'It looks only at the games among those who are level.',
  headToHead: 'It looks only at the games among those who are level.',
  EDE: 'It looks only at the matches among those who are level.',
  EDEC: 'It looks only at the matches among those who are level; for two teams, then at the board count of their match.',
  EDET: 'It looks only at the matches among those who are level; for two teams, then at their match board by board.',
  EDEB: 'It looks only at the matches among those who are level; for two teams, then at their match without its last boards.',
  EDEBT:
    'It looks only at the matches among those who are level; for two teams, then at their match by board count and board by board.',
  EDEBB:
    'It looks only at the matches among those who are level; for two teams, then at their match by board count and without its last boards.',
  headToHeadGamePoints: 'It looks only at the game points among those who are level.',
  WIN: 'It counts rounds that gave the points of a win, byes and forfeits included.',
  mostWins: 'It counts wins, byes and forfeits included.',
  WON: 'It counts wins over the board.',
  BPG: 'It counts games played with Black.',
  timesBlack: 'It counts games played with Black.',
  BWG: 'It counts wins with Black.',
  PS: 'It adds up the score after each round: early points count more often.',
  progressive: 'It adds up the score after each round: early points count more often.',
  REP: 'It counts the rounds that were not missed by choice.',
  STD: 'Each round counts 1 for more than a draw, ½ for a draw.',
  TPN: 'The lower number in the starting list comes first.',
  BH: 'It adds up the points of all opponents.',
  FB: 'It adds up the points of all opponents, as if every game of the last round were drawn.',
  AOB: 'It is the average Buchholz of the opponents met.',
  SB: 'It adds up the opponents’ points, each times the points made against them.',
  EMMSB: 'It adds up the opponents’ match points, each times the match points made against them.',
  EMGSB: 'It adds up the opponents’ match points, each times the game points made against them.',
  EGMSB: 'It adds up the opponents’ game points, each times the match points made against them.',
  EGGSB: 'It adds up the opponents’ game points, each times the game points made against them.',
  KS: 'It adds up the points made against opponents with at least half of the possible points.',
  RTNG: 'It compares the ratings.',
  rating: 'It compares the ratings.',
  ARO: 'It is the average rating of the opponents played.',
  averageRatingCut: 'It is the average rating of the opponents played, without the lowest.',
  TPR: 'It is the rating at which this score against these opponents would be expected.',
  performance: 'It is the rating at which this score against these opponents would be expected.',
  PTP: 'It is the lowest rating at which this score against these opponents would be expected.',
  APRO: 'It is the average performance rating of the opponents played.',
  APPO: 'It is the average perfect performance of the opponents played.',
  SSSC: 'It adds a share of the opponents’ points to the team’s other points.',
  BC: 'It adds up the points of each board times its number: fewer is better.',
  TBR: 'It compares the points on board 1, then on board 2, and so on.',
  BBE: 'It compares the points without the last board, then without the next, and so on.',
  alphabetical: 'Names decide, in alphabetical order.',
}

/** Empty for a tie-break whose name needs no explanation. */
export const tieBreakText = (code: string, primary: PointKind): string =>
  TEXTS[readCode(code, primary)?.word ?? ''] ?? ''

/** Meaning of a tie-break's figure: a figure as it is, a place among the tied, or none. */
export function figureMeaning(code: string, primary: PointKind): 'figure' | 'place' | 'none' {
  const word = readCode(code, primary)?.word ?? ''
  if (word === 'alphabetical') return 'none'
  return PLACES.includes(word) ? 'place' : 'figure'
}
const ENCOUNTERS = ['EDE', 'EDEC', 'EDET', 'EDEB', 'EDEBT', 'EDEBB']
const PLACES = ['DE', ...ENCOUNTERS, 'headToHead', 'headToHeadGamePoints', 'TBR', 'BBE']
