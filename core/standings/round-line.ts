import type { Outcome } from '../match/outcome.ts'
import { OPEN, outcomeOf, PLAYED, WHITE, type Field } from './field.ts'
import { byeResult, letterResult } from '../snapshot/outcome-points.ts'
import { expectedScore } from './performance.ts'

/** One round of a competitor. Opponents are identified by position. */
export interface RoundLine {
  round: number
  /** A zero-point bye if there is no pairing. */
  outcome: Outcome
  /** 2 win, 1 draw, 0 loss; null without a result or a pairing. */
  match: 2 | 1 | 0 | null
  /** −1: none, as in a bye. */
  opponent: number
  colour: 'W' | 'B' | null
  /** Game points, also of an unfinished match; null if there are none yet. */
  game: number | null
  /** Own minus the opponent's game points; 0 without an opponent. */
  net: number
  /** Whether the match is finished and was played over the board. */
  played: boolean
  /** Number of games played, also in an unfinished match. */
  games: number
  /** Expected points out of 100; null unless both are rated. */
  expected: number | null
  /** 0 if unrated or no opponent. */
  oppRating: number
  pool: number
  /** `pairing` is the position in the round, −1 without a pairing; `no` is its number. */
  pairing: number
  no: number | null
}

/** Position of each competitor's pairing in its round, by cell of the field; −1 without one. */
export function pairingPositions({ snapshot, size, round }: Field): Int32Array {
  const seats = new Int32Array(size * round).fill(-1)
  for (let index = 0; index < round; index++) {
    const { white, black } = snapshot.rounds[index]!
    for (let pairing = 0; pairing < white.length; pairing++) {
      seats[white[pairing]! * round + index] = pairing
      if (black[pairing]! >= 0) seats[black[pairing]! * round + index] = pairing
    }
  }
  return seats
}

/** A competitor's round; `index` counts from 0. */
export function roundLine(facts: Field, seats: Int32Array, player: number, index: number): RoundLine {
  const { players, rounds } = facts.snapshot
  const cell = player * facts.round + index
  const pairing = seats[cell]!
  const opponent = facts.opponent[cell]!
  const outcome = outcomeOf(facts, cell)
  const { no, pool, points } = rounds[index]!
  const isOpen = (facts.traits[cell]! & OPEN) > 0
  const played = (facts.traits[cell]! & PLAYED) > 0
  const hasPoints = pairing >= 0 && (!isOpen || points !== undefined)
  const own = facts.game.each[cell]!
  const other = opponent < 0 ? 0 : facts.game.each[opponent * facts.round + index]!
  const rating = players.rating[player]!
  const oppRating = opponent < 0 ? 0 : players.rating[opponent]!
  return {
    round: index + 1,
    outcome,
    match: pairing < 0 ? null : letterResult(outcome, byeResult(facts.snapshot.settings)),
    opponent,
    colour: opponent < 0 ? null : facts.colour[cell] === WHITE ? 'W' : 'B',
    game: hasPoints ? own : null,
    net: opponent < 0 ? 0 : own - other,
    played,
    games: (played || isOpen) && opponent >= 0 ? (own + other) >> 1 : 0,
    expected: rating > 0 && oppRating > 0 ? expectedScore(rating - oppRating) : null,
    oppRating,
    pool: pool?.[pairing] ?? 0,
    pairing,
    no: pairing < 0 ? null : (no?.[pairing] ?? pairing + 1),
  }
}
