import type { Facts } from '../match/facts.ts'
import type { Mini } from '../match/mini.ts'
import type { PrizePlan } from '../tournament/prizes.ts'
import type { PairingSystem, Settings } from '../tournament/tournament.ts'
import type { Exclusion } from '../tournament/exclusion.ts'
import type { EventStage } from '../tournament/stage.ts'
import type { DeskRows } from './desk.ts'
import type { PieceColour } from './draw-rules.ts'
import type { HalfPoints } from '../text/score.ts'
import type { Day } from '../text/start.ts'

/** Rows of a tournament's tables (migrations/), with JSON and booleans parsed. */
export interface TournamentRecords {
  tournament: TournamentRecord
  systems: SystemRecord[]
  rounds: RoundRecord[]
  players: PlayerRecord[]
  matches: MatchRecord[]
  bonuses: BonusRecord[]
  /** Undefined when only some of the players were read. */
  forbidden?: ForbiddenRecord[]
  accelerations?: AccelerationRecord[]
  fixedColours?: FixedColourRecord[]
  /** Undefined unless a desk act is planned. */
  desk?: DeskRows
}

export interface TournamentRecord {
  id: string
  version: number
  name: string
  /** The organiser's username. */
  user: string | null
  active: boolean
  round: number
  public: boolean
  vanityUrl: string | null
  /** Only values that differ from the defaults. */
  settings: Partial<Settings>
  initialColour: PieceColour | null
  stage: EventStage | null
  closed: number
  /** Undefined if there are none. */
  remarks?: string[]
  /** Undefined if there are none. */
  reportLines?: string[]
  /** Undefined in rows from before prizes were introduced. */
  prizePlan?: PrizePlan | null
  createdAt: number
  updatedAt: number
}

interface SystemRecord {
  fromRound: number
  toRound: number
  system: PairingSystem
  poolNames: string[]
}

export interface RoundRecord {
  round: number
  startsAt: number | null
  /** Instead of `startsAt` if no hour is known. */
  day: Day | null
}

export interface PlayerRecord {
  no: number
  firstName: string
  lastName: string
  title: string
  rating: number
  nationality: string
  pool: number
  active: boolean
  joinedFrom: number | null
  /** Also null if the round of the withdrawal is unknown. */
  withdrawnFrom: number | null
  /** Undefined in rows from before exclusions were introduced. */
  exclusion?: Exclusion | null
  /** Undefined in rows from before codes were introduced. */
  code?: string | null
  owner: string | null
}

/** `white` and `black` are numbers of players; `black` is null for a bye. */
export interface MatchRecord {
  round: number
  no: number
  board: number
  pool: number
  white: number
  black: number | null
  outcome: string
  whitePoints: HalfPoints | null
  blackPoints: HalfPoints | null
  games: string | null
  facts: Facts | null
  /** Undefined, like match points, if there are none. */
  minis?: Mini[] | null
  whiteMp?: HalfPoints | null
  blackMp?: HalfPoints | null
}

/** `player` is the player's number. */
export interface BonusRecord {
  player: number
  round: number
  mp: HalfPoints
  gp: HalfPoints
  /** Undefined if none was given. */
  reason?: string
}

/** One member of a group. The rounds are the same in all rows of a group. `player` is the player's number. */
export interface ForbiddenRecord {
  id: number
  player: number
  fromRound: number
  toRound: number | null
}

/** `first` and `last` are numbers of players. */
export interface AccelerationRecord {
  first: number
  last: number
  fromRound: number
  toRound: number
  mp: HalfPoints
  gp: HalfPoints
}

/** `player` is the player's number. */
export interface FixedColourRecord {
  round: number
  player: number
  colour: PieceColour
}
