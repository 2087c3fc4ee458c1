import type { Facts } from '../match/facts.ts'
import type { PairingSystem, Settings } from '../tournament/tournament.ts'
import type { Exclusion } from '../tournament/exclusion.ts'
import type { EventStage } from '../tournament/stage.ts'
import type { DeskRows } from './desk.ts'
import type { PieceColour } from './draw-rules.ts'
import type { HalfPoints } from '../text/score.ts'

/** A tournament as its tables keep it (migrations/), JSON and booleans already read. */
export interface TournamentRecords {
  tournament: TournamentRecord
  systems: SystemRecord[]
  rounds: RoundRecord[]
  players: PlayerRecord[]
  matches: MatchRecord[]
  bonuses: BonusRecord[]
  /** These three are left out of what is read for a few of the players alone. */
  forbidden?: ForbiddenRecord[]
  accelerations?: AccelerationRecord[]
  fixedColours?: FixedColourRecord[]
  /** Only where the desk is at work. */
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
  /** What differs from the defaults. */
  settings: Partial<Settings>
  initialColour: PieceColour | null
  stage: EventStage | null
  closed: number
  /** Left out where there are none. */
  remarks?: string[]
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
  /** Null also of those who withdrew when nobody kept the round. */
  withdrawnFrom: number | null
  /** Left out where nobody knew of it yet. */
  exclusion?: Exclusion | null
  owner: string | null
}

/** White and Black are players' numbers; no Black is a bye. */
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
}

/** `player`: their number. */
export interface BonusRecord {
  player: number
  round: number
  mp: HalfPoints
  gp: HalfPoints
}

/** One member of a group, whose members say the same of its rounds; players' numbers. */
export interface ForbiddenRecord {
  id: number
  player: number
  fromRound: number
  toRound: number | null
}

/** `first` and `last`: players' numbers. */
export interface AccelerationRecord {
  first: number
  last: number
  fromRound: number
  toRound: number
  mp: HalfPoints
  gp: HalfPoints
}

/** A player's number. */
export interface FixedColourRecord {
  round: number
  player: number
  colour: PieceColour
}
