import * as say from '#words/coreForecast.js'
import type { DrawEngine } from '../draw/table-engines.ts'
import type { DrawnPair } from '../snapshot/desk.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { RoundColumns, Snapshot } from '../snapshot/snapshot.ts'
import type { PairingSystem } from '../tournament/tournament.ts'

/** A round as it would be drawn now, or a sentence why it can’t be. */
export type NextRound = (snapshot: Snapshot, round: number) => RoundColumns | string

/** Draws with these engines, by the system of the round. */
export const drawnBy =
  (engines: Partial<Record<PairingSystem, DrawEngine>>): NextRound =>
  (snapshot, round) => {
    const { system } = systemAt(snapshot.settings, snapshot.systems, round)
    const pairs = engines[system]?.(snapshot, round, {}) ?? say.pairedByHand()
    if (typeof pairs === 'string') return pairs
    return pairs.length === 0 ? say.pairedByHand() : roundColumns(snapshot, pairs)
  }

/** Pairs as the columns of a round without results. */
function roundColumns({ players }: Pick<Snapshot, 'players'>, pairs: readonly DrawnPair[]): RoundColumns {
  // A knockout can divide its rounds into pools that the starting list does not have.
  const hasPools = players.pool !== undefined || pairs.some(({ pool }) => pool !== undefined)
  const positions = new Map(players.no.map((no, at) => [no, at]))
  return {
    white: pairs.map(({ white }) => positions.get(white)!),
    black: pairs.map(({ black }) => (black === null ? -1 : positions.get(black)!)),
    outcomes: pairs.map(({ black, bye }) => (black === null ? `${bye ?? 'U'} ` : '  ')).join(''),
    ...(hasPools && { pool: pairs.map(({ pool = 0 }) => pool) }),
  }
}
