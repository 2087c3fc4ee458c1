import type { Facts } from '../match/facts.ts'
import { NONE } from '../match/outcome.ts'
import type { Judged } from '../match/status.ts'

/** A pairing's facts, and whether an outcome stands that waits for nobody: what `status` judges by. */
export const judged = (facts: Facts | undefined, outcome: string): Judged => ({
  ...facts,
  scored: outcome !== NONE && !facts?.provisional,
})
