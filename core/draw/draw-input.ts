import type { PieceColour } from '../snapshot/draw-rules.ts'
import type { HalfPoints } from '../text/score.ts'

export type Float = 'down' | 'up' | null

/** What a draw knows of somebody who is to be paired. Everybody else is left out. */
export interface DrawPlayer {
  /** Their position in the tournament; unique. */
  id: number
  /** With the virtual points of the round. */
  score: HalfPoints
  /** Whether more than half of the points there were are theirs, and the last round is drawn. */
  isTopscorer: boolean
  /** Ids of those they have played. */
  opponents: readonly number[]
  /** Colours of their games in order, without gaps: `wbw`. */
  colours: string
  /** In the round before, and in the one before that. */
  floats: readonly [Float, Float]
  mayHaveBye: boolean
  /** Rounds so far without a game. */
  unplayed: number
  /** Their place, from 1, among the numbers of all who have been in a draw so far. */
  parity: number
}

/** All that decides a round of an individual Swiss. */
export interface DrawInput {
  /** By their numbers, ascending. */
  players: readonly DrawPlayer[]
  /** None of a group meets another of it. */
  forbidden: readonly (readonly number[])[]
  initialColour: PieceColour
}

/** A pairing of ids; `black` is −1 for the bye. */
export interface DrawPair {
  white: number
  black: number
}
