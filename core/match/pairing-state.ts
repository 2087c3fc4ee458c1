import type { Facts } from './facts.ts'
import type { HalfPoints } from '../text/score.ts'

/** What results and links change of a pairing: who meets whom and where they sit stays. */
export interface PairingState {
  /** White's and Black's letter. */
  outcome: string
  /** Game points of its own; null where the outcome says it all. */
  points: [white: HalfPoints, black: HalfPoints] | null
  /** Two letters a game, up to the last that ended. */
  games: string
  facts: Facts
}
