import type { Facts } from './facts.ts'
import { NO_OUTCOME } from './outcome.ts'

/** Whether there is nothing more to learn of a match: a result that waits for nobody, or a match that was given up. */
export const isSettled = ({ outcome, facts }: { outcome: string; facts: Facts }): boolean =>
  facts.aborted === true || (outcome !== NO_OUTCOME && !facts.provisional)
