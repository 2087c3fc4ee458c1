/** Someone who sits at a team's boards. */
export interface Individual {
  /** Number among all individuals of the event. */
  no: number
  /** The team's number. */
  team: number
  /** Place in the team's order, from 1. */
  board: number
  name: string
  /** On the chess site. */
  username?: string
  /** GM, WIM, … or empty. */
  title: string
  /** 0: unrated. */
  rating: number
  /** FIDE's three letters, or empty. */
  nationality: string
  fideId?: string
}

/** One game of a match between teams. */
export interface BoardGame {
  round: number
  /** The pairing's number in its round. */
  matchNo: number
  /** Position in the match, from 1. */
  no: number
  board: number
  /** Names as played; empty where nobody sat. */
  white: string
  black: string
  whiteIndividual?: number
  blackIndividual?: number
  /** Whether the match's first side has White here. */
  whiteFirst: boolean
  /** Two letters of `OUTCOME_LETTERS`, White's and Black's. */
  outcome: string
  link?: string
  pgn?: string
  startedAt?: number
  endedAt?: number
}

export type RegisteredIndividual = Individual & { userId?: string }
