import { systemRange } from '../snapshot/round-range.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { drawRoundRobin } from './draw-round-robin.ts'

/** A pairing to come, by positions of the competitors. */
export interface Fixture {
  /** From 1, over all pools. */
  board: number
  white: number
  /** null: White has no game in this round. */
  black: number | null
  pool: number
}

/**
 * Whether the table of a round robin decides a round that isn’t drawn yet. Until its first round is published nobody
 * knows who sits where in the table.
 */
export function hasFixtures(snapshot: Snapshot, round: number): boolean {
  const { settings, systems } = snapshot
  if (systemAt(settings, systems, round).system !== 'roundRobin') return false
  const { from, to } = systemRange(snapshot, round)
  return round > from && round <= to && (snapshot.hidden ?? snapshot).round >= from
}

/** The pairings of such a round in board order, then those without a game; empty for other rounds. */
export function fixturesOf(snapshot: Snapshot, round: number): Fixture[] {
  const pairs = hasFixtures(snapshot, round) ? drawRoundRobin(snapshot, round) : []
  if (typeof pairs === 'string') return []
  const { no } = snapshot.players
  return pairs.map(({ white, black, pool = 0 }, at) => ({
    board: at + 1,
    white: no.indexOf(white),
    black: black === null ? null : no.indexOf(black),
    pool,
  }))
}
