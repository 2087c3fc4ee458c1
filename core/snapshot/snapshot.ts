import type { Facts } from '../match/facts.ts'
import type { Mini } from '../match/mini.ts'
import type { PrizePlan } from '../tournament/prizes.ts'
import type { Settings, RoundSystem } from '../tournament/tournament.ts'
import type { Exclusion } from '../tournament/exclusion.ts'
import type { EventStage } from '../tournament/stage.ts'
import type { DeskRows } from './desk.ts'
import type { DrawRules } from './draw-rules.ts'
import type { HalfPoints } from '../text/score.ts'
import type { Start } from '../text/start.ts'

/**
 * A tournament's facts in columns: the data of the site's own pages, the result of importing a TRF file, the input of
 * every computation. It contains no derived values (no status, no score, no rank) and no name twice. Times are in ms
 * since 1970. Everything except `desk` is sent to anyone who may see the tournament.
 */
export interface Snapshot extends DrawRules {
  id: string
  /** Increases by one with every change to the tournament. */
  version: number
  name: string
  /** The organiser's username. */
  user: string | null
  active: boolean
  /** The latest drawn round; 0 before the first. */
  round: number
  createdAt: number
  updatedAt: number
  settings: Settings
  systems: RoundSystem[]
  /** When each round starts, round 1 first; null if unknown. */
  dates: (Start | null)[]
  players: PlayerColumns
  /** The drawn rounds, round 1 first. */
  rounds: RoundColumns[]
  bonuses: Bonus[]
  /** Undefined for an open event. */
  stage?: EventStage
  /** The latest closed round; undefined before the first is closed. */
  closed?: number
  /** The report's remarks about the event (core/snapshot/remarks.ts); undefined without any. */
  remarks?: string[]
  /** Header lines of the imported report that no other fact holds (core/trf/report-lines.ts); undefined without any. */
  reportLines?: string[]
  /** Undefined if nobody entered any; `settings.prizes` is a free text. */
  prizes?: PrizePlan
  /** Only while a desk act is planned: never sent to the public. */
  desk?: DeskRows
  /** Only for readers who hide results. */
  hidden?: HiddenResults
}

/** Present in a snapshot from which hidden results were removed. */
export interface HiddenResults {
  /** The latest drawn round of the full tournament, and whether it is still running. */
  round: number
  active: boolean
  /** The revealed results (core/snapshot/revealed-results.ts). */
  shown: string
}

/**
 * One entry per competitor (a player, or in a team event a team), ordered by `no`. Elsewhere a competitor is identified
 * by position in these columns.
 */
export interface PlayerColumns {
  /** The entry's number in the tournament; with the tournament's id it makes the player's id (`playerId`). */
  no: number[]
  /** A team's whole name; its last name is empty. */
  firstName: string[]
  lastName: string[]
  /** 0: unrated. */
  rating: number[]
  /** FIDE's three-letter code, or empty. */
  nationality: string[]
  /** GM, WIM, … or empty; undefined if there are no titles. */
  title?: string[]
  /** Number of the pool, from 0; undefined with a single pool. */
  pool?: number[]
  /** Positions of competitors who withdrew, from now or a later round on; undefined without any. */
  withdrawn?: number[]
  /** By position: the first round that a withdrawn competitor does not play, if it is known. */
  withdrawnFrom?: Record<number, number>
  /** By position: the reason for exclusion from the standings; undefined without any. */
  exclusions?: Record<number, Exclusion>
  /** By position: the first round of a competitor who joined later. */
  joinedFrom?: Record<number, number>
  /** By position: who claimed the entry, a username or in a team event a team's id. */
  owner?: Record<number, string>
  /** By position: the code of a team that the organiser has set; other codes are made of names (`teamCodes`). */
  codes?: Record<number, string>
}

/** The pairings of one round, in board order. */
export interface RoundColumns {
  /**
   * The pairing's number in its round; with tournament and round it makes its id (`pairingId`). Undefined if the
   * numbers are 1…n.
   */
  no?: number[]
  /** Positions in the player columns. */
  white: number[]
  /** −1: a bye. */
  black: number[]
  /** Two letters of `OUTCOME_LETTERS` for each pairing, White's and Black's; a bye's second letter is a space. */
  outcomes: string
  /** Game points of White and Black for each pairing; null, or undefined for the round, if the outcome is enough. */
  points?: (HalfPoints | null)[]
  /**
   * The games of each pairing in order: two letters of `OUTCOME_LETTERS` for each game, the first side's and the second
   * side's.
   */
  games?: string[]
  pool?: number[]
  /** By position in this round. */
  facts?: Record<number, Facts>
  /** By position in this round: the matches of a fixture that has several. */
  minis?: Record<number, Mini[]>
  /** Match points of White and Black for each pairing; null, or undefined for the round, if the outcome is enough. */
  mp?: (HalfPoints | null)[]
}

export interface Bonus {
  /** Position in the player columns. */
  player: number
  /** Counts from this round on. */
  round: number
  MP: HalfPoints
  GP: HalfPoints
  /** Undefined if none was given. */
  reason?: string
}
