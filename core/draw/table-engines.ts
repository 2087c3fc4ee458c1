import type { DrawnPair } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { DrawWatch } from './swiss/swiss-field.ts'
import type { PairingSystem } from '../tournament/tournament.ts'
import { drawKeizer } from './draw-keizer.ts'
import { drawKnockout } from './draw-knockout.ts'
import { drawRoundRobin } from './draw-round-robin.ts'
import { drawScheveningen } from './draw-scheveningen.ts'

export interface DrawWishes {
  hasThirdPlace?: boolean | undefined
  /** Pairs that stay; only the other competitors are drawn. */
  fixed?: readonly DrawnPair[] | undefined
}

/** Draws a round: its pairs in board order, then the competitors who sit out; or a sentence why there is no draw. */
export type DrawEngine = (
  snapshot: Snapshot,
  round: number,
  wishes: DrawWishes,
  watch?: DrawWatch,
) => DrawnPair[] | string

/** The engines that follow a table or the ranking; they are a fraction of the Swiss engine's size. */
export const TABLE_ENGINES: Record<Exclude<PairingSystem, 'swiss'>, DrawEngine> = {
  roundRobin: drawRoundRobin,
  knockout: drawKnockout,
  keizer: drawKeizer,
  scheveningen: drawScheveningen,
}
