import type { Facts } from './facts.ts'
import type { HalfPoints } from '../text/score.ts'

/**
 * What a tournament's room tells those who watch. Names are short because a frame must stay under 120 bytes and goes to
 * thousands: `v` the tournament's version after the change, `r` round, `n` the pairing's number in it.
 */
export type LiveEvent =
  | MatchEvent
  | { type: 'round'; v: number }
  | { type: 'announcement'; v: number }
  | { type: 'desk'; v: number }
  | ViewerCountEvent
  | StaleEvent

/** A pairing changed. Only what changed is there. */
export interface MatchEvent {
  type: 'match'
  v: number
  r: number
  n: number
  /** Outcome: White's and Black's letter. */
  o?: string
  /** Game points, White's and Black's; null takes them away. */
  p?: [white: HalfPoints, black: HalfPoints] | null
  /** Games that changed: position from 0, and the two letters it has now; those after it, if they changed too, follow. */
  g?: [position: number, letters: string][]
  /** Facts that changed; null takes one away. */
  f?: { [Key in keyof Facts]?: Facts[Key] | null }
}

/** How many watch this tournament. */
export interface ViewerCountEvent {
  type: 'online'
  count: number
}

/** The room no longer knows what was missed: fetch the snapshot. */
export interface StaleEvent {
  type: 'stale'
  v: number
}

/**
 * The moves of a game went on; told to those alone who follow its board. `at` says where in its text, `m` with what; without
 * them there is something new to be fetched. It is no write: the version stays.
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

/** A board of a pairing: its round, its number in it, and the board's. */
export interface BoardRef {
  r: number
  n: number
  b: number
}

/** All boards of a round's live matches at once. */
export interface RoundRef {
  r: number
}

/** What a connection follows: one board, or a round. */
export type FollowTarget = BoardRef | RoundRef

/**
 * What a visitor says to a tournament's room: follow a board of a pairing, or with `r` alone every board of the round; or
 * stop following. What is said last holds. Moves are told the same way to either.
 */
export type TournamentRoomRequest = ({ type: 'follow' } & FollowTarget) | { type: 'leave' }

/** What the site's room says and hears; the names are the product's since its first version. `same`: nothing since what was told last. */
export type SiteEvent =
  | { type: 'connected_count'; count: number }
  | { type: 'notifs'; notifications: unknown[] }
  | { type: 'same' }

export type SiteRoomRequest = { type: 'request_online' } | { type: 'request_notifs' }

/** The question about what is new, letter by letter as the site's room answers it in its sleep: it is a ping too. */
export const SITE_PING = JSON.stringify({ type: 'request_notifs' } satisfies SiteRoomRequest)
