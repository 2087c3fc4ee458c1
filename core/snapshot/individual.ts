/** A player of a team. */
export interface Individual {
  /** Number among all individuals of the event. */
  no: number
  /** The team's number. */
  team: number
  /** Position in the team's order, from 1. */
  board: number
  name: string
  /** At the chess site. */
  username?: string
  /** GM, WIM, … or empty. */
  title: string
  /** 0: unrated. */
  rating: number
  /** FIDE's three-letter code, or empty. */
  nationality: string
  fideId?: string
  /** Added by the captain after lists were closed. */
  isLate?: true
}

/** A game of a match between teams. */
export interface BoardGame {
  round: number
  /** The pairing's number in its round. */
  matchNo: number
  /** Position in the match, from 1. */
  no: number
  board: number
  /** Names as played; empty if the board was not occupied. */
  white: string
  black: string
  whiteIndividual?: number
  blackIndividual?: number
  /** Whether the match's first side has White. */
  whiteFirst: boolean
  /** Two letters of `OUTCOME_LETTERS`, White's and Black's. */
  outcome: string
  link?: string
  pgn?: string
  /** Evaluations by the event’s own engine, packed. */
  evaluations?: string
  startedAt?: number
  endedAt?: number
}

export type RegisteredIndividual = Individual & { userId?: string }
