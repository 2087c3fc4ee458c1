import type { HalfPoints } from '../text/score.ts'

/**
 * What a round is drawn by, beyond who plays and how they stand. It travels with the snapshot, so everybody may see it: FIDE
 * wants it announced who cannot meet and who is helped, and nobody can check a draw without it.
 */
export interface DrawRules {
  /** Left out when everybody may meet everybody. */
  forbidden?: ForbiddenGroup[]
  /** Left out when nobody has virtual points. Those that cover the same competitor and round add up. */
  accelerations?: Acceleration[]
  /** What lots gave to number 1 in round 1; left out before they were drawn. */
  initialColour?: PieceColour
  /** By round and position; left out when the rules alone decide. */
  fixedColours?: FixedColour[]
}

export type PieceColour = 'w' | 'b'

/** None of these meets another of them. */
export interface ForbiddenGroup {
  /** Two positions in the player columns or more, ascending. */
  players: number[]
  /** First and last round, counted from 1; null: to the end. */
  from: number
  to: number | null
}

/** Virtual points, which count for the draw and for nothing else. */
export interface Acceleration {
  /** All positions in the player columns from the one to the other. */
  first: number
  last: number
  /** First and last round, counted from 1. */
  from: number
  to: number
  /** In an event of individuals both are the same. */
  MP: HalfPoints
  GP: HalfPoints
}

/** The colour that the arbiter gives to a competitor in a round, whoever they meet. */
export interface FixedColour {
  round: number
  /** Position in the player columns. */
  player: number
  colour: PieceColour
}
