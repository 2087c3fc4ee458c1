import { boardCount, topBoards, withoutBottomBoards } from './board-results.ts'
import { averageBuchholz, buchholz, foreBuchholz, scoreAndStrength } from './buchholz.ts'
import { blackGames, blackWins, counting, elected, standard, wins, winsPlayed } from './counts.ts'
import { directEncounter, extendedDirectEncounter } from './encounters.ts'
import { number, otherScore, progressive, score, scoreOf } from './points.ts'
import { averagePerfect, averagePerformance, averageRating, perfect, performance, rating } from './ratings.ts'
import { extendedSonnebornBerger, koya, sonnebornBerger } from './sonneborn.ts'
import type { TieBreakEntry } from './column.ts'

/** FIDE C.07 (2026), by code in capitals. */
export const FIDE_TIE_BREAKS: Record<string, TieBreakEntry> = {
  PTS: { name: 'Points', short: 'Pts', unit: 'points', figures: score },
  MPTS: { name: 'Match points', short: 'MP', unit: 'points', figures: scoreOf('match') },
  GPTS: { name: 'Game points', short: 'GP', unit: 'points', figures: scoreOf('game') },
  MPVGP: { name: 'Match points or game points', short: 'MPvGP', unit: 'points', figures: otherScore },

  DE: { name: 'Direct encounter', unit: 'whole', fewerIsBetter: true, takes: ':P', figures: directEncounter },
  EDE: {
    name: 'Extended direct encounter',
    unit: 'whole',
    fewerIsBetter: true,
    takes: ':P',
    figures: extendedDirectEncounter,
  },

  WIN: { name: 'Wins', short: 'Wins', unit: 'whole', takes: ':', figures: counting(wins) },
  WON: { name: 'Games won', short: 'Won', unit: 'whole', takes: ':', figures: counting(winsPlayed) },
  BPG: { name: 'Games with Black', unit: 'whole', takes: ':', figures: counting(blackGames) },
  BWG: { name: 'Wins with Black', unit: 'whole', takes: ':', figures: counting(blackWins) },
  PS: { name: 'Progressive score', short: 'Prog', unit: 'points', takes: ':C', figures: progressive },
  REP: { name: 'Rounds one elected to play', unit: 'whole', takes: ':', figures: counting(elected) },
  STD: { name: 'Standard points', unit: 'points', takes: ':', figures: counting(standard) },
  TPN: { name: 'Pairing number', unit: 'whole', fewerIsBetter: true, figures: number },

  BH: { name: 'Buchholz', unit: 'points', takes: ':CMPF', figures: buchholz },
  FB: { name: 'Fore Buchholz', unit: 'points', takes: ':CMP', figures: foreBuchholz },
  AOB: { name: 'Average of opponents’ Buchholz', unit: 'hundredths', takes: ':PF', figures: averageBuchholz },
  SB: { name: 'Sonneborn-Berger', unit: 'products', takes: ':CP', figures: sonnebornBerger },
  KS: { name: 'Koya system', unit: 'points', takes: ':L', figures: koya },

  RTNG: { name: 'Rating', unit: 'whole', takes: 'U', figures: rating },
  ARO: { name: 'Average rating of opponents', unit: 'whole', takes: 'CMU', figures: averageRating },
  TPR: { name: 'Tournament performance rating', unit: 'whole', takes: 'U', figures: performance },
  PTP: { name: 'Perfect tournament performance', unit: 'whole', takes: 'U', figures: perfect },
  APRO: { name: 'Average performance rating of opponents', unit: 'whole', takes: 'U', figures: averagePerformance },
  APPO: { name: 'Average perfect performance of opponents', unit: 'whole', takes: 'U', figures: averagePerfect },

  EMMSB: {
    name: 'Sonneborn-Berger, match × match',
    unit: 'products',
    takes: 'CP',
    figures: extendedSonnebornBerger('match', 'match'),
  },
  EMGSB: {
    name: 'Sonneborn-Berger, match × game',
    unit: 'products',
    takes: 'CP',
    figures: extendedSonnebornBerger('match', 'game'),
  },
  EGMSB: {
    name: 'Sonneborn-Berger, game × match',
    unit: 'products',
    takes: 'CP',
    figures: extendedSonnebornBerger('game', 'match'),
  },
  EGGSB: {
    name: 'Sonneborn-Berger, game × game',
    unit: 'products',
    takes: 'CP',
    figures: extendedSonnebornBerger('game', 'game'),
  },
  SSSC: { name: 'Score and schedule strength', unit: 'hundredths', takes: ':KPF', figures: scoreAndStrength },
  BC: { name: 'Board count', unit: 'points', fewerIsBetter: true, figures: boardCount },
  TBR: { name: 'Top board results', unit: 'whole', fewerIsBetter: true, figures: topBoards },
  BBE: { name: 'Bottom board elimination', unit: 'whole', fewerIsBetter: true, figures: withoutBottomBoards },
}
