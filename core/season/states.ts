/** Steps that a season's manager takes. */
export const SEASON_STAGES = ['draft', 'open', 'set', 'published', 'break', 'closed'] as const
export type SeasonStage = (typeof SEASON_STAGES)[number]

/** `running` and `over` follow from the results of a published season's divisions; nobody sets them. */
export const SEASON_STATES = ['draft', 'open', 'set', 'published', 'running', 'break', 'over', 'closed'] as const
export type SeasonState = (typeof SEASON_STATES)[number]

/** How far a division has come. */
export interface DivisionProgress {
  /** Whether any fixture has begun or has a result. */
  hasBegun: boolean
  isOver: boolean
}

/** Only a draft is hidden from visitors. */
export const isPublicStage = (stage: SeasonStage): boolean => stage !== 'draft'

export function seasonState(stage: SeasonStage, divisions: readonly DivisionProgress[]): SeasonState {
  if (stage !== 'published' && stage !== 'break') return stage
  if (divisions.length > 0 && divisions.every(({ isOver }) => isOver)) return 'over'
  if (stage === 'break') return 'break'
  return divisions.some(({ hasBegun }) => hasBegun) ? 'running' : 'published'
}
