import { buchholz } from '../buchholz.ts'
import { blackGames, blackWins, elected, standard, wins, winsPlayed } from '../counts.ts'
import type { Field } from '../field.ts'
import { perfect, performance } from '../ratings.ts'
import { readCode } from '../tie-breaks.ts'
import { encounterShares } from './encounter-shares.ts'
import { metShares, ratingShares } from './opponent-shares.ts'
import { countShares, differenceShares, pointShares, progressiveShares } from './round-shares.ts'
import type { FigureShares, SharesOf } from './share.ts'
import { buchholzShares, foreBuchholzShares, koyaShares, sonnebornShares } from './sum-shares.ts'

const SHARES: Partial<Record<string, SharesOf>> = {
  PTS: pointShares(({ kind }) => kind),
  MPTS: pointShares(() => 'match'),
  GPTS: pointShares(() => 'game'),
  MPVGP: pointShares(({ kind }) => (kind === 'match' ? 'game' : 'match')),
  gamePoints: pointShares(() => 'game'),
  netGamePoints: differenceShares,
  PS: progressiveShares,
  progressive: progressiveShares,
  WIN: countShares(wins),
  mostWins: countShares(wins),
  WON: countShares(winsPlayed),
  BPG: countShares(blackGames),
  timesBlack: countShares(blackGames),
  BWG: countShares(blackWins),
  REP: countShares(elected),
  STD: countShares(standard, 'points'),
  DE: encounterShares,
  EDE: encounterShares,
  EDEC: encounterShares,
  EDET: encounterShares,
  EDEB: encounterShares,
  EDEBT: encounterShares,
  EDEBB: encounterShares,
  headToHead: encounterShares,
  headToHeadGamePoints: encounterShares,
  BH: buchholzShares,
  FB: foreBuchholzShares,
  AOB: metShares((field, options) => buchholz(field, { ...options, low: 0, high: 0 }), 'points'),
  SB: sonnebornShares(),
  EMMSB: sonnebornShares('match', 'match'),
  EMGSB: sonnebornShares('match', 'game'),
  EGMSB: sonnebornShares('game', 'match'),
  EGGSB: sonnebornShares('game', 'game'),
  KS: koyaShares,
  ARO: ratingShares,
  averageRatingCut: ratingShares,
  TPR: ratingShares,
  performance: ratingShares,
  PTP: ratingShares,
  APRO: metShares(performance, 'whole'),
  APPO: metShares(perfect, 'whole'),
}

/** The rounds behind a figure; undefined if the tie-break does not depend on rounds, or its code is invalid. */
export function figureShares(
  field: Field,
  code: string,
  player: number,
  tied: readonly number[],
): FigureShares | undefined {
  const read = readCode(code, field.snapshot.settings.displayPoints)
  return read && SHARES[read.word]?.(field, read.options, player, tied)
}
