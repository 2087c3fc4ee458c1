import type { Facts } from '../match/facts.ts'
import { NO_OUTCOME } from '../match/outcome.ts'
import type { JudgedFacts } from '../match/status.ts'

/** A pairing's facts, and whether an outcome stands that waits for nobody: what `status` judges by. */
export const judgeFacts = (facts: Facts | undefined, outcome: string): JudgedFacts => ({
  ...facts,
  scored: outcome !== NO_OUTCOME && !facts?.provisional,
})
