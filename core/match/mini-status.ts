import { NO_OUTCOME } from './outcome.ts'
import { status, type JudgedFacts, type Status } from './status.ts'
import type { Mini } from './mini.ts'

export const judgedMini = ({ outcome, facts }: Mini): JudgedFacts => ({
  ...facts,
  scored: outcome !== NO_OUTCOME && !facts.provisional,
})

export const miniStatus = (mini: Mini, now: number): Status => status(judgedMini(mini), now)
