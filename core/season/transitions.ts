import * as say from '#words/season.js'
import type { SeasonFacts } from './facts.ts'
import type { SeasonStage } from './states.ts'

/** The steps of a season's manager: the stages before, and the stage after. */
export const SEASON_TRANSITIONS = {
  openEntries: { from: ['draft'], to: 'open' },
  closeEntries: { from: ['draft', 'open'], to: 'set' },
  reopenEntries: { from: ['set'], to: 'open' },
  publish: { from: ['set'], to: 'published' },
  pause: { from: ['published'], to: 'break' },
  resume: { from: ['break'], to: 'published' },
  close: { from: ['published', 'break'], to: 'closed' },
  reopen: { from: ['closed'], to: 'published' },
} as const satisfies Record<string, { from: readonly SeasonStage[]; to: SeasonStage }>

export type SeasonTransition = keyof typeof SEASON_TRANSITIONS

export const SEASON_TRANSITION_NAMES = Object.keys(SEASON_TRANSITIONS) as SeasonTransition[]

/** What a season in each stage is, where a step doesn't fit. */
const IN_STAGE: Record<SeasonStage, () => string> = {
  draft: say.isDraft,
  open: say.entriesAreOpen,
  set: say.entriesAreClosed,
  published: say.isPublished,
  break: say.isInBreak,
  closed: say.isClosed,
}

export const isPossible = ({ stage }: Pick<SeasonFacts, 'stage'>, step: SeasonTransition): boolean =>
  (SEASON_TRANSITIONS[step].from as readonly SeasonStage[]).includes(stage)

/** Why a step is refused, in a sentence; undefined if it is possible. */
export function stepRefusal(season: SeasonFacts, step: SeasonTransition): string | undefined {
  if (!isPossible(season, step)) return IN_STAGE[season.stage]()
  if (step === 'closeEntries' && season.entries.length < 2) return say.needsTwoEntries()
  if (step === 'publish' && season.divisions.length === 0) return say.needsDivisions()
  return step === 'publish' && season.divisions.some(({ tournament }) => tournament === null)
    ? say.divisionsNotMade()
    : undefined
}

/** A closed season is frozen. */
export const frozenRefusal = ({ stage }: SeasonFacts): string | undefined =>
  stage === 'closed' ? IN_STAGE.closed() : undefined
