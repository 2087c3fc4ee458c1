import type { Facts } from '../match/facts.ts'
import type { Settings, RoundSystem } from '../tournament/tournament.ts'
import type { Exclusion } from '../tournament/exclusion.ts'
import type { EventStage } from '../tournament/stage.ts'
import type { DeskRows } from './desk.ts'
import type { DrawRules } from './draw-rules.ts'
import type { HalfPoints } from '../text/score.ts'

/**
 * A tournament's facts in columns: what the site's own pages live on, what TRF files are read into, what every figure is
 * computed from. It holds no judgement (no status, no score, no rank) and no name twice. Times are milliseconds
 * since 1970. Whoever may see the tournament is sent all of it:
 * what is only for those who run it stands in `Desk`.
 */
export interface Snapshot extends DrawRules {
  id: string
  /** Goes up by one with every change to the tournament. */
  version: number
  name: string
  /** The organiser's username. */
  user: string | null
  active: boolean
  /** The last round that is drawn; 0 before the first. */
  round: number
  createdAt: number
  updatedAt: number
  settings: Settings
  systems: RoundSystem[]
  /** Round start times, round 1 first. */
  dates: (number | null)[]
  players: PlayerColumns
  /** Round 1 first; as many as are drawn. */
  rounds: RoundColumns[]
  bonuses: Bonus[]
  /** Left out of an event that is open. */
  stage?: EventStage
  /** The last round that was closed; left out before one was. */
  closed?: number
  /** What a report says of the event beside its results (core/snapshot/remarks.ts); left out where it says nothing. */
  remarks?: string[]
  /** Only where the desk is at work: never in what everybody is sent. */
  desk?: DeskRows
  /** Only in what is sent to readers who hide results. */
  hidden?: HiddenResults
}

/** What a tournament is that is sent without the results that its reader has not asked to see. */
export interface HiddenResults {
  /** Its last round that is drawn, and whether it goes on. */
  round: number
  active: boolean
  /** What of it is shown (core/snapshot/revealed-results.ts). */
  shown: string
}

/**
 * One entry per competitor (a player, or in a team event a team), ordered by `no`. Elsewhere a competitor is named by
 * their position in these columns.
 */
export interface PlayerColumns {
  /** The entry's number in the tournament; with the tournament's id it makes the player's id (`playerId`). */
  no: number[]
  /** A team has its whole name here and an empty last name. */
  firstName: string[]
  lastName: string[]
  /** 0: unrated. */
  rating: number[]
  /** FIDE's three letters, or empty. */
  nationality: string[]
  /** GM, WIM, … or empty; left out when nobody has one. */
  title?: string[]
  /** Number of the pool, from 0; left out when there is one pool. */
  pool?: number[]
  /** Positions of those who withdrew, from now or a later round on; left out when nobody did. */
  withdrawn?: number[]
  /** The first round that they no longer play, by position: of those who withdrew, where it is known. */
  withdrawnFrom?: Record<number, number>
  /** Who is out of the standings, and why, by position; left out when nobody is. */
  exclusions?: Record<number, Exclusion>
  /** The first round that they play, by position; left out of those who were there from the first. */
  joinedFrom?: Record<number, number>
  /** Who claimed the entry: a username, or in a team event a team's id. By position. */
  owner?: Record<number, string>
}

/** The pairings of one round, in board order. */
export interface RoundColumns {
  /** Number of the pairing within its round; with tournament and round it makes its id (`pairingId`). Left out when 1…n. */
  no?: number[]
  /** Positions in the player columns. */
  white: number[]
  /** −1: a bye. */
  black: number[]
  /** Two letters of `OUTCOME_LETTERS` a pairing, White's and Black's; a bye's second letter is a space. */
  outcomes: string
  /** Game points, White's and Black's for each pairing; null, or left out, where the outcome says it all. */
  points?: (HalfPoints | null)[]
  /** The games of each pairing in order: two letters of `OUTCOME_LETTERS` a game, the first side's and the second side's. */
  games?: string[]
  pool?: number[]
  /** By position in this round: what is known of a pairing beyond its outcome. */
  facts?: Record<number, Facts>
}

export interface Bonus {
  /** Position in the player columns. */
  player: number
  /** Counts from this round on. */
  round: number
  MP: HalfPoints
  GP: HalfPoints
}
