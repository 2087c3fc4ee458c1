import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { drawRoundRobin } from './draw-round-robin.ts'
import { drawScheveningen } from './draw-scheveningen.ts'
import { hasFixtures } from './has-fixtures.ts'

/** A pairing to come, by positions of the competitors. */
export interface Fixture {
  /** From 1, over all pools. */
  board: number
  white: number
  /** null: White has no game in this round. */
  black: number | null
  pool: number
}

/** The pairings of a round that the table decides, in board order, then those without a game; empty for other rounds. */
export function fixturesOf(snapshot: Snapshot, round: number): Fixture[] {
  const { system } = systemAt(snapshot.settings, snapshot.systems, round)
  const draw = system === 'scheveningen' ? drawScheveningen : drawRoundRobin
  const pairs = hasFixtures(snapshot, round) ? draw(snapshot, round) : []
  if (typeof pairs === 'string') return []
  const { no } = snapshot.players
  return pairs.map(({ white, black, pool = 0 }, at) => ({
    board: at + 1,
    white: no.indexOf(white),
    black: black === null ? null : no.indexOf(black),
    pool,
  }))
}
