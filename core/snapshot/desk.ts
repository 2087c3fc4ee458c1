/**
 * What only the desk of a tournament sees. It is never part of the published snapshot: absences, check-ins and line-ups that
 * are not public yet are private. Competitors are named by their numbers. Acts change it; it comes with the snapshot only
 * where a desk act is planned.
 */
export interface DeskRows {
  /** By round and number, as all of these. */
  byeRequests: ByeRequest[]
  /** Whether a competitor has come to play a round; of whom there is none, nobody knows yet. Round 1 is the check-in before all. */
  checkIns: { round: number; player: number; isPresent: boolean }[]
  draws: Draw[]
  /** Left out where none was handed in. */
  lineUps?: LineUp[]
}

export const DRAW_ENGINES = ['swiss', 'roundRobin', 'knockout', 'hand'] as const

/** How a round was drawn: of one that is published it is what it was drawn from, of the next one a draft. */
export interface Draw {
  round: number
  engine: (typeof DRAW_ENGINES)[number]
  /** Of the engine; left out where it was drawn by hand. */
  version?: string
  /** What the engine gave; nothing where it was drawn by hand. */
  proposed: DrawnPair[]
  pairs: DrawnPair[]
  /** When it is published by itself; left out where somebody has to press. */
  publishAt?: number
}

/** A board to be, or somebody who does not play. */
export interface DrawnPair {
  white: number
  /** null: nobody. */
  black: number | null
  /** The bye of who is alone: U, or as it was asked for. */
  bye?: 'U' | ByeType
  pool?: number
  /** Kept when the others are drawn anew. */
  isFixed?: true
}

export const BYE_TYPES = ['F', 'H', 'Z'] as const
/** A bye on request, as TRF writes it: of a full point, half a point or none. */
export type ByeType = (typeof BYE_TYPES)[number]

export const BYE_REQUEST_STATES = ['waiting', 'granted', 'refused'] as const

/** A round in which a competitor wishes not to play. Only what is granted is kept to by the draw. */
export interface ByeRequest {
  round: number
  player: number
  type: ByeType
  state: (typeof BYE_REQUEST_STATES)[number]
}

/** Who is to sit at a team's boards in a round, before it begins; what was played stands in the games. */
export interface LineUp {
  round: number
  /** The team's number. */
  team: number
  /** Numbers of individuals, board 1 first; 0: nobody. */
  individuals: number[]
}

/** What competitors ask for beside byes: to withdraw from a round on, or to come late to one. */
export const PLAYER_REQUEST_KINDS = ['withdraw', 'late'] as const

export interface PlayerRequest {
  round: number
  player: number
  kind: (typeof PLAYER_REQUEST_KINDS)[number]
  state: (typeof BYE_REQUEST_STATES)[number]
}
