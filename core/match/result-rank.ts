import type { Settings } from '../tournament/tournament.ts'
import type { Facts } from './facts.ts'
import { NO_OUTCOME } from './outcome.ts'
import { isSettled } from './settled.ts'

/** Who says how a match ended: the word of each counts for more than the words of those before. */
export const RESULT_SOURCES = ['chessSite', 'player', 'captain', 'arbiter'] as const
export type ResultSource = (typeof RESULT_SOURCES)[number]

/** Whether the word of one counts for more than the other's. */
export const outranks = (one: ResultSource, other: ResultSource): boolean =>
  RESULT_SOURCES.indexOf(one) > RESULT_SOURCES.indexOf(other)

/** In what role the sides of a match report its result. */
export const reporterOf = ({ competitors }: Pick<Settings, 'competitors'>): 'player' | 'captain' =>
  competitors === 'team' ? 'captain' : 'player'

/** Whose word a result is; undefined where there is none. One that is confirmed is an arbiter's, whoever said it first. */
export function sourceOfResult(
  state: { outcome: string; facts: Facts },
  settings: Pick<Settings, 'competitors'>,
): ResultSource | undefined {
  const { outcome, facts } = state
  if (facts.aborted || (outcome !== NO_OUTCOME && isSettled(state))) return 'arbiter'
  if (facts.whiteSays !== undefined || facts.blackSays !== undefined) return reporterOf(settings)
  return outcome === NO_OUTCOME ? undefined : 'chessSite'
}
