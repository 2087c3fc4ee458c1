import { PAIRING_SYSTEMS } from '../tournament/tournament.ts'
import type { MatchRecord } from './records.ts'

/**
 * Private data of a tournament's desk: absences, check-ins and line-ups that are not public yet. It is never in the
 * public snapshot, and only loaded when a desk act is planned. Competitors are identified by number.
 */
export interface DeskRows {
  /** By round and number, like the other lists. */
  byeRequests: ByeRequest[]
  /** A competitor without a row has not been checked in yet. Round 1 is the check-in of the event. */
  checkIns: { round: number; player: number; isPresent: boolean }[]
  draws: Draw[]
  /** Undefined if there are none. */
  lineUps?: LineUp[]
  /** Undefined if there are none. */
  takenBack?: TakenBackRound[]
  /** Undefined if there are none. */
  talks?: FixtureTalk[]
}

/** The results of a round that was taken back. They return to boards that come back when the round is published. */
export interface TakenBackRound {
  round: number
  matches: MatchRecord[]
}

export const DRAW_ENGINES = [...PAIRING_SYSTEMS, 'hand'] as const

/** The draw of a published round, or the draft of the next one. */
export interface Draw {
  round: number
  engine: (typeof DRAW_ENGINES)[number]
  /** The engine's version; undefined for a round paired by hand. */
  version?: string
  /** The engine's pairs; empty for a round paired by hand. */
  proposed: DrawnPair[]
  pairs: DrawnPair[]
  /** The time of automatic publication, in ms; undefined for publication by hand. */
  publishAt?: number
}

/** A pairing or a bye. All numbers are those of competitors. */
export interface DrawnPair {
  white: number
  /** null: a bye. */
  black: number | null
  bye?: ByeType
  pool?: number
  /** Kept by a redraw. */
  isFixed?: true
}

/** As in TRF: full point, half point, zero point, and the bye that a draw allocates, which a report may have in advance. */
export const BYE_TYPES = ['F', 'H', 'Z', 'U'] as const
export type ByeType = (typeof BYE_TYPES)[number]

export const BYE_REQUEST_STATES = ['waiting', 'granted', 'refused'] as const

/** A request for a bye. Only granted ones count for the draw. */
export interface ByeRequest {
  round: number
  player: number
  type: ByeType
  state: (typeof BYE_REQUEST_STATES)[number]
}

/** A team's line-up for a round, handed in before it begins. Games that were played are stored as games. */
export interface LineUp {
  round: number
  /** The team's number. */
  team: number
  /** Numbers of individuals, board 1 first; 0 for an empty board. */
  individuals: number[]
}

/** What the captains of a match wrote to each other and to the desk. Only they and directors see it. */
export interface FixtureTalk {
  round: number
  /** Numbers of both teams, the smaller one first. */
  team: number
  other: number
  /** The oldest first. */
  proposals: TimeProposal[]
  statements: CaptainStatement[]
}

export const TIME_ANSWERS = ['taken', 'declined', 'countered', 'withdrawn', 'lapsed'] as const

/** Times that one captain offers the other. Without an answer it is open. */
export interface TimeProposal {
  /** The team that proposes. */
  by: number
  times: number[]
  madeAt: number
  answer?: (typeof TIME_ANSWERS)[number]
  /** The time that was taken. */
  taken?: number
}

/** What a captain says about a match: with a report of its result, or as a protest against it. */
export interface CaptainStatement {
  by: number
  kind: 'report' | 'protest'
  text: string
  madeAt: number
  /** A director's answer to a protest. */
  ruling?: 'upheld' | 'dismissed'
}

/** Requests of competitors other than byes: to withdraw from a round on, or to come late to one. */
export const PLAYER_REQUEST_KINDS = ['withdraw', 'late'] as const

export interface PlayerRequest {
  round: number
  player: number
  kind: (typeof PLAYER_REQUEST_KINDS)[number]
  state: (typeof BYE_REQUEST_STATES)[number]
}
