import type { HalfPoints } from '../text/score.ts'

/**
 * Rules for draws beyond players and scores. They are part of the public snapshot: FIDE requires that forbidden
 * pairings and accelerations are announced, and a draw can't be checked without them.
 */
export interface DrawRules {
  /** Undefined if all pairings are allowed. */
  forbidden?: ForbiddenGroup[]
  /** Undefined without virtual points. Several for the same competitor and round add up. */
  accelerations?: Acceleration[]
  /** The colour drawn by lot for number 1 in round 1; undefined before. */
  initialColour?: PieceColour
  /** By round and position; undefined if there are none. */
  fixedColours?: FixedColour[]
}

export type PieceColour = 'w' | 'b'

/** Members of a group are not paired with each other. */
export interface ForbiddenGroup {
  /** At least two positions in the player columns, ascending. */
  players: number[]
  /** First and last round, from 1; null: to the end. */
  from: number
  to: number | null
}

/** Virtual points, which count for the draw only. */
export interface Acceleration {
  /** First and last position in the player columns. */
  first: number
  last: number
  /** First and last round, from 1. */
  from: number
  to: number
  /** Equal in an individual event. */
  MP: HalfPoints
  GP: HalfPoints
}

/** The colour that the arbiter assigned to a competitor for a round, against any opponent. */
export interface FixedColour {
  round: number
  /** Position in the player columns. */
  player: number
  colour: PieceColour
}
