import type { Draw, DrawnPair } from '../snapshot/desk.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { PairingSystem } from '../tournament/tournament.ts'
import { drawKnockout } from './draw-knockout.ts'
import { drawRoundRobin } from './draw-round-robin.ts'
import { drawSwiss } from './draw-swiss.ts'
import { whoPlays } from './who-plays.ts'

export interface DrawWishes {
  /** Whether losers of the semi-finals play for the third place. */
  hasThirdPlace?: boolean
}

/** Draws a round: its pairs in board order with those who sit out, or why there are none, in a sentence. */
type DrawEngine = (snapshot: Snapshot, round: number, wishes: DrawWishes) => DrawnPair[] | string

/** What draws a round, by the system that it is paired by. Without an engine it is drawn by hand. */
const ENGINES: Partial<Record<PairingSystem, DrawEngine>> = {
  swiss: drawSwiss,
  roundRobin: drawRoundRobin,
  knockout: drawKnockout,
}

/** Goes up when an engine may draw something else from the same facts. The rules are FIDE’s of February 2026. */
export const ENGINE_VERSION = '2026.2-1'

/** The draw that the engine of a round's system proposes, or why there is none. */
export function proposeDraw(snapshot: Snapshot, round: number, wishes: DrawWishes = {}): Draw | string {
  const { system } = systemAt(snapshot.settings, snapshot.systems, round)
  const pairs = ENGINES[system]?.(snapshot, round, wishes)
  if (!pairs) return drawByHand(snapshot, round)
  return typeof pairs === 'string' ? pairs : { round, engine: system, version: ENGINE_VERSION, proposed: pairs, pairs }
}

export type ProposeDraw = typeof proposeDraw

/** A draw in which nobody is paired yet: only those who sit out stand in it. */
export const drawByHand = (snapshot: Snapshot, round: number): Draw => ({
  round,
  engine: 'hand',
  proposed: [],
  pairs: whoPlays(snapshot, round).out,
})
