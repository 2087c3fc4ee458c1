import type { PieceColour } from '../snapshot/draw-rules.ts'
import type { HalfPoints } from '../text/score.ts'

export type Float = 'down' | 'up' | null

/** A player to be paired. Players who sit out are not in the draw. */
export interface DrawPlayer {
  /** Position in the tournament; unique. */
  id: number
  /** With the virtual points of the round. */
  score: HalfPoints
  /** Whether the player has more than half of the possible points, and the last round is drawn. */
  isTopscorer: boolean
  /** Ids of the opponents already played. */
  opponents: readonly number[]
  /** Colours of the games played, in order and without gaps: `wbw`. */
  colours: string
  /** In the round before, and in the one before that. */
  floats: readonly [Float, Float]
  mayHaveBye: boolean
  /** Number of rounds without a game so far. */
  unplayed: number
  /** Place from 1, by number, among all players who have been in a draw so far. */
  parity: number
}

export interface DrawInput {
  /** Ascending by number. */
  players: readonly DrawPlayer[]
  /** Members of a group must not meet each other. */
  forbidden: readonly (readonly number[])[]
  initialColour: PieceColour
}

/** A pairing of ids; `black` is −1 for the bye. */
export interface DrawPair {
  white: number
  black: number
}
