import * as say from '#words/season.js'
import type { SeasonFacts } from './facts.ts'
import type { SeasonAct, SeasonActDefinition } from './season-act.ts'
import { SEASON_ACTS } from './season-acts.ts'

const definitionOf = ({ type }: SeasonAct): SeasonActDefinition<SeasonAct> =>
  SEASON_ACTS[type] as unknown as SeasonActDefinition<SeasonAct>

/** A change of a season: the facts before and after, and the acts that undo it; null if it can't be undone. */
export interface SeasonPlan {
  before: SeasonFacts
  after: SeasonFacts
  acts: SeasonAct[]
  inverse: SeasonAct[] | null
}

/** Plans acts one after the other; a sentence if one of them is refused. */
export function planSeason(before: SeasonFacts, acts: SeasonAct[]): SeasonPlan | string {
  let after = before
  let inverse: SeasonAct[] | null = []
  for (const act of acts) {
    const { refusal, apply, inverse: inverseOf } = definitionOf(act)
    const refused = refusal(after, act)
    if (refused !== undefined) return refused
    const undoing: SeasonAct | undefined = inverseOf(after, act)
    inverse = inverse && undoing ? [undoing, ...inverse] : null
    after = apply(after, act)
  }
  return { before, after, acts, inverse }
}

/** The sentences of a change, from the facts before it. */
export function wordsOfSeason(before: SeasonFacts, acts: readonly SeasonAct[]): string {
  let season = before
  const sentences: string[] = []
  for (const act of acts) {
    const { words, apply } = definitionOf(act)
    sentences.push(words(season, act))
    season = apply(season, act)
  }
  return sentences.join(' ')
}

/** A stored change of a season. */
export interface PastSeasonChange {
  acts: SeasonAct[]
  inverse: SeasonAct[] | null
}

/**
 * The acts that undo a change, or the reason why it can't be undone: it is final, or later changes touched the same. Doing it
 * again after undoing it must lead to the facts of now.
 */
export function undoOfSeason(now: SeasonFacts, { acts, inverse }: PastSeasonChange): SeasonAct[] | string {
  if (!inverse) return say.cannotBeUndone()
  const undone = planSeason(now, inverse)
  if (typeof undone === 'string') return undone
  const again = planSeason(undone.after, acts)
  const isAsNow = typeof again !== 'string' && isSame(again.after, now)
  return isAsNow ? inverse : say.changedSince()
}

const isSame = (one: SeasonFacts, other: SeasonFacts): boolean => sorted(one) === sorted(other)

/** JSON with sorted names, so that equal facts give equal texts. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
