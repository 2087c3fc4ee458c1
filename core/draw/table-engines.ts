import type { DrawnPair } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { DrawWatch } from './swiss/swiss-field.ts'
import { drawKnockout } from './draw-knockout.ts'
import { drawRoundRobin } from './draw-round-robin.ts'

export interface DrawWishes {
  /** Whether losers of the semi-finals play for the third place. */
  hasThirdPlace?: boolean | undefined
  /** Pairs that stay as they are: the others are drawn. */
  fixed?: readonly DrawnPair[] | undefined
}

/** Draws a round: its pairs in board order with those who sit out, or why there are none, in a sentence. */
export type DrawEngine = (
  snapshot: Snapshot,
  round: number,
  wishes: DrawWishes,
  watch?: DrawWatch,
) => DrawnPair[] | string

/** The engines that follow a table: a fraction of the Swiss one. */
export const TABLE_ENGINES: Record<'roundRobin' | 'knockout', DrawEngine> = {
  roundRobin: drawRoundRobin,
  knockout: drawKnockout,
}
