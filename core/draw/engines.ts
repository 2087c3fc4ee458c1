import { contenders } from '../knockout/progress.ts'
import type { Draw } from '../snapshot/desk.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { PairingSystem } from '../tournament/tournament.ts'
import { drawSwiss } from './draw-swiss.ts'
import type { DrawWatch } from './swiss/swiss-field.ts'
import { TABLE_ENGINES, type DrawEngine, type DrawWishes } from './table-engines.ts'
import { whoPlays } from './who-plays.ts'

/** The engines by pairing system. A system without one is paired by hand. */
export const ENGINES: Partial<Record<PairingSystem, DrawEngine>> = { swiss: drawSwiss, ...TABLE_ENGINES }

/** To be raised whenever an engine can draw differently from the same facts. The rules are FIDE's of February 2026. */
export const ENGINE_VERSION = '2026.2-2'

/** The draw that the engine of a round's system proposes, or a sentence why there is none. */
export function proposeDraw(
  snapshot: Snapshot,
  round: number,
  wishes: DrawWishes = {},
  watch?: DrawWatch,
): Draw | string {
  const { system } = systemAt(snapshot.settings, snapshot.systems, round)
  const pairs = ENGINES[system]?.(snapshot, round, wishes, watch)
  if (!pairs) return drawByHand(snapshot, round)
  if (typeof pairs === 'string') return pairs
  // With fixed pairs, `proposed` is the engine's draw without them, for comparison.
  const own = wishes.fixed?.length ? ENGINES[system]!(snapshot, round, { ...wishes, fixed: [] }) : pairs
  return {
    round,
    engine: system,
    version: ENGINE_VERSION,
    proposed: typeof own === 'string' ? [] : own,
    pairs,
  }
}

export type ProposeDraw = typeof proposeDraw

/**
 * A draw without pairs, for pairing by hand: only competitors who sit out are in it, and
 * in a knockout none who has lost.
 */
export function drawByHand(snapshot: Snapshot, round: number): Draw {
  const known = contenders(snapshot, round)
  const isIn = (no: number): boolean => !known || known.winners.has(snapshot.players.no.indexOf(no))
  return {
    round,
    engine: 'hand',
    proposed: [],
    pairs: whoPlays(snapshot, round).out.filter(({ white }) => isIn(white)),
  }
}
