import type { Settings } from '../tournament/tournament.ts'
import type { Facts } from './facts.ts'
import { NO_OUTCOME } from './outcome.ts'
import { isSettled } from './settled.ts'

/** Sources of results in increasing order of authority; `eboard`: an electronic board. */
export const RESULT_SOURCES = ['eboard', 'chessSite', 'player', 'captain', 'arbiter'] as const
export type ResultSource = (typeof RESULT_SOURCES)[number]

export const outranks = (one: ResultSource, other: ResultSource): boolean =>
  RESULT_SOURCES.indexOf(one) > RESULT_SOURCES.indexOf(other)

export const reporterOf = ({ competitors }: Pick<Settings, 'competitors'>): 'player' | 'captain' =>
  competitors === 'team' ? 'captain' : 'player'

/**
 * The source of a result; undefined without a result. A confirmed result is always the arbiter's.
 */
export function sourceOfResult(
  state: { outcome: string; facts: Facts },
  settings: Pick<Settings, 'competitors'>,
): ResultSource | undefined {
  const { outcome, facts } = state
  if (facts.aborted || (outcome !== NO_OUTCOME && isSettled(state))) return 'arbiter'
  if (facts.whiteSays !== undefined || facts.blackSays !== undefined) return reporterOf(settings)
  if (outcome === NO_OUTCOME) return undefined
  return facts.feed && facts.link === undefined ? 'eboard' : 'chessSite'
}
