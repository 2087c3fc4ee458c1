import * as say from '#words/season.js'
import type { FinalTable } from './facts.ts'
import { SEASON_TRANSITIONS, stepRefusal, type SeasonTransition } from './transitions.ts'
import type { SeasonStage } from './states.ts'
import type { SeasonActDefinition } from './season-act.ts'

/** A step of the season. */
export interface TakeStep {
  type: 'takeStep'
  step: SeasonTransition
  /** Only when it is closed: the tables that are frozen. */
  final?: FinalTable[]
}

/** Undoes a step. */
export interface RestoreStage {
  type: 'restoreStage'
  stage: SeasonStage
  final?: FinalTable[]
}

const WORDS: Record<SeasonTransition, () => string> = {
  openEntries: say.didOpenEntries,
  closeEntries: say.didCloseEntries,
  reopenEntries: say.didOpenEntries,
  publish: say.didPublish,
  pause: say.didPause,
  resume: say.didResume,
  close: say.didClose,
  reopen: say.didReopen,
}

export const takeStep: SeasonActDefinition<TakeStep> = {
  refusal: (season, { step, final }) =>
    stepRefusal(season, step) ?? (step === 'close' && !final ? say.needsFinalTables() : undefined),
  apply: ({ final: _before, ...season }, { step, final }) => ({
    ...season,
    stage: SEASON_TRANSITIONS[step].to,
    ...(final && { final }),
  }),
  // Published fixtures have been seen, and matches may have been agreed on.
  inverse: ({ stage, final }, { step }) =>
    step === 'publish' ? undefined : { type: 'restoreStage', stage, ...(final && { final }) },
  words: (_season, { step }) => WORDS[step](),
}

export const restoreStage: SeasonActDefinition<RestoreStage> = {
  refusal: (season, { stage }) => (season.stage === stage ? say.nothingToUndo() : undefined),
  apply: ({ final: _before, ...season }, { stage, final }) => ({ ...season, stage, ...(final && { final }) }),
  inverse: ({ stage, final }) => ({ type: 'restoreStage', stage, ...(final && { final }) }),
  words: () => say.stepTakenBack(),
}
