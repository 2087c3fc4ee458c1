import type { Facts } from './facts.ts'
import type { HalfPoints } from '../text/score.ts'

/**
 * Frames from a tournament's room to its viewers. Keys are short because a frame must stay under 120 bytes and is sent
 * to thousands: `v` the tournament's version after the change, `r` round, `n` the pairing's number in it.
 */
export type LiveEvent =
  | MatchEvent
  | { type: 'round'; v: number }
  | { type: 'announcement'; v: number }
  | { type: 'desk'; v: number }
  | ViewerCountEvent
  | StaleEvent

/** A changed pairing, with the changed fields only. */
export interface MatchEvent {
  type: 'match'
  v: number
  r: number
  n: number
  /** The number of one match of a fixture, which the other fields are about; without it they are the pairing's. */
  k?: number
  /** Outcome: White's and Black's letter. */
  o?: string
  /** Game points of White and Black; null removes them. */
  p?: [white: HalfPoints, black: HalfPoints] | null
  /** Runs of changed games: the position of the first, from 0, and two letters for each game of the run. */
  g?: [position: number, letters: string][]
  /** Changed facts; null removes a fact. */
  f?: { [Key in keyof Facts]?: Facts[Key] | null }
  /** The fewest boards of a match of a fixture; null: those of its segment. */
  b?: number | null
}

export interface ViewerCountEvent {
  type: 'online'
  count: number
}

/** The room no longer has the missed frames: the client has to fetch the snapshot. */
export interface StaleEvent {
  type: 'stale'
  v: number
}

/**
 * New moves of a game, sent only to followers of its board. `m` is appended at position `at` of the game's text;
 * without both, the client has to fetch the game. Nothing is saved, so the version stays the same.
 */
export interface MovesEvent {
  type: 'moves'
  r: number
  n: number
  /** The game's position in the match, from 1. */
  g?: number
  at?: number
  m?: string
}

/**
 * New half-moves of a round’s games, gathered for a second and sent to those who follow all its boards. Nothing is
 * saved, so the version stays the same.
 */
export interface PliesEvent {
  type: 'plies'
  r: number
  t: PlyNews[]
  /** Evaluations by the event’s own engine; left out for readers who play in the round. */
  e?: EvaluationNews[]
}

/**
 * Pairing number, number of the game in the match, half-move from 1, its text, and the seconds left on its player’s
 * clock. The pairing alone: fetch its games.
 */
export type PlyNews =
  | [n: number]
  | [n: number, g: number, ply: number, san: string]
  | [n: number, g: number, ply: number, san: string, clock: number]

/** As above, with the evaluation of the position after the half-move (core/game/evaluation-code.ts). */
export type EvaluationNews = [n: number, g: number, ply: number, code: number]

/** A board of a pairing, by round, pairing number and board number. */
export interface BoardRef {
  r: number
  n: number
  b: number
}

/** All boards of a round's live matches. */
export interface RoundRef {
  r: number
  /** Moves come gathered, as `plies`. Without it, each in a frame of its own. */
  p?: 1
}

export type FollowTarget = BoardRef | RoundRef

/**
 * A viewer's request to a tournament's room: follow a board, or without `n` and `b` all boards of the round, or stop
 * following. The last request replaces the others.
 */
export type TournamentRoomRequest = ({ type: 'follow' } & FollowTarget) | { type: 'leave' }

/**
 * Messages of the site's room; the names are those of the product's first version. `same`: no news since the last
 * answer.
 */
export type SiteEvent =
  | { type: 'connected_count'; count: number }
  | { type: 'notifs'; notifications: unknown[] }
  | { type: 'same' }

export type SiteRoomRequest = { type: 'request_online' } | { type: 'request_notifs' }

/** Close code of a room: the network has too many sockets. The client asks for news instead. */
export const CLOSE_FULL = 4029

/**
 * Asks for news, and keeps the connection alive. Must match byte for byte what the room answers automatically while it
 * hibernates.
 */
export const SITE_PING = JSON.stringify({ type: 'request_notifs' } satisfies SiteRoomRequest)
