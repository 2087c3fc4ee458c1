import { byBoardCount, byBottomBoards, byTopBoards } from './board-criteria.ts'
import { boardCount, byBoards } from './board-results.ts'
import { averageBuchholz, buchholz, foreBuchholz, scoreAndStrength } from './buchholz.ts'
import { blackGames, blackWins, counting, elected, standard, wins, winsPlayed } from './counts.ts'
import { directEncounter, extendedDirectEncounter } from './encounters.ts'
import { number, otherScore, progressive, score, scoreOf } from './points.ts'
import { averagePerfect, averagePerformance, averageRating, perfect, performance, rating } from './ratings.ts'
import { extendedSonnebornBerger, koya, sonnebornBerger } from './sonneborn.ts'
import type { TieBreakEntry } from './column.ts'

/** FIDE C.07 (2026), by code in capitals. */
export const FIDE_TIE_BREAKS = {
  PTS: { figures: score },
  MPTS: { figures: scoreOf('match') },
  GPTS: { figures: scoreOf('game') },
  MPVGP: { figures: otherScore },

  DE: { fewerIsBetter: true, takes: ':P', figures: directEncounter },
  EDE: { fewerIsBetter: true, takes: ':P', figures: extendedDirectEncounter() },
  EDEC: { fewerIsBetter: true, takes: ':P', figures: extendedDirectEncounter(byBoardCount) },
  EDET: { fewerIsBetter: true, takes: ':P', figures: extendedDirectEncounter(byTopBoards) },
  EDEB: { fewerIsBetter: true, takes: ':P', figures: extendedDirectEncounter(byBottomBoards) },
  EDEBT: { fewerIsBetter: true, takes: ':P', figures: extendedDirectEncounter(byBoardCount, byTopBoards) },
  EDEBB: { fewerIsBetter: true, takes: ':P', figures: extendedDirectEncounter(byBoardCount, byBottomBoards) },

  WIN: { takes: ':', figures: counting(wins) },
  WON: { takes: ':', figures: counting(winsPlayed) },
  BPG: { takes: ':', figures: counting(blackGames) },
  BWG: { takes: ':', figures: counting(blackWins) },
  PS: { takes: ':C', figures: progressive },
  REP: { takes: ':', figures: counting(elected) },
  STD: { takes: ':', figures: counting(standard) },
  TPN: { fewerIsBetter: true, figures: number },

  BH: { takes: ':CMPF', figures: buchholz },
  FB: { takes: ':CMP', figures: foreBuchholz },
  AOB: { takes: ':PF', figures: averageBuchholz },
  SB: { takes: ':CP', figures: sonnebornBerger },
  KS: { takes: ':L', figures: koya },

  RTNG: { takes: 'U', figures: rating },
  ARO: { takes: 'CMU', figures: averageRating },
  TPR: { takes: 'U', figures: performance },
  PTP: { takes: 'U', figures: perfect },
  APRO: { takes: 'U', figures: averagePerformance },
  APPO: { takes: 'U', figures: averagePerfect },

  EMMSB: {
    takes: 'CP',
    figures: extendedSonnebornBerger('match', 'match'),
  },
  EMGSB: {
    takes: 'CP',
    figures: extendedSonnebornBerger('match', 'game'),
  },
  EGMSB: {
    takes: 'CP',
    figures: extendedSonnebornBerger('game', 'match'),
  },
  EGGSB: {
    takes: 'CP',
    figures: extendedSonnebornBerger('game', 'game'),
  },
  SSSC: { takes: ':KPF', figures: scoreAndStrength },
  BC: { fewerIsBetter: true, figures: boardCount },
  TBR: { fewerIsBetter: true, figures: byBoards(byTopBoards) },
  BBE: { fewerIsBetter: true, figures: byBoards(byBottomBoards) },
} as const satisfies Record<string, TieBreakEntry>
