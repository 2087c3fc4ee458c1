import * as say from '#words/season.js'
import type { SeasonEntry, SeasonEntryState, SeasonFacts } from './facts.ts'

/** Why a club can't enter the season or change its entry now; undefined if it can. */
export function enteringRefusal({ stage, entriesUntil }: SeasonFacts, now: number): string | undefined {
  if (stage !== 'open') return say.entriesNotOpen()
  return entriesUntil !== null && now > entriesUntil ? say.entriesHaveClosed() : undefined
}

/** The state after a club has entered: one that was invited accepts, one that is in stays in, others ask. */
export function stateAfterEntering(entry: SeasonEntry | undefined): SeasonEntryState {
  if (entry?.state === 'invited' || entry?.state === 'confirmed') return 'confirmed'
  return 'asked'
}

/** Why a club can't enter by itself; a manager who excluded it decides. */
export const ownEntryRefusal = (entry: SeasonEntry | undefined): string | undefined =>
  entry?.state === 'expelled' ? say.entryExcluded({ name: entry.name }) : undefined
