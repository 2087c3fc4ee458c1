import type { Facts } from './facts.ts'
import { NO_OUTCOME } from './outcome.ts'

/** Confirmed or aborted: no more polls are needed. */
export const isSettled = ({ outcome, facts }: { outcome: string; facts: Facts }): boolean =>
  facts.aborted === true || (outcome !== NO_OUTCOME && !facts.provisional)
