import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { EventStage } from '../tournament/stage.ts'
import type { ActDefinition } from './act.ts'
import { transitionRefusal, type Transition } from './transitions.ts'

/** Opens a draft, abandons an event or marks its report as sent, and the reverse of each. */
export interface SetStage {
  type: 'setStage'
  from: EventStage | null
  to: EventStage | null
}

/** Transitions by `from` and `to`. Undoing the opening of a draft is allowed in every state. */
const STEPS: Partial<Record<string, Transition | 'any'>> = {
  'draft-null': 'open',
  'null-draft': 'any',
  'null-abandoned': 'abandon',
  'abandoned-null': 'resume',
  'null-reported': 'report',
  'reported-null': 'withdrawReport',
}

const SAID = {
  'draft-null': say.stageOpened,
  'null-draft': say.stageDraftAgain,
  'null-abandoned': say.stageAbandoned,
  'abandoned-null': say.stageResumed,
  'null-reported': say.stageReported,
  'reported-null': say.stageReportTakenBack,
}

export const setStage: ActDefinition<SetStage> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { from, to }) => {
    const step = STEPS[`${from}-${to}`]
    if (!step || (snapshot.stage ?? null) !== from) return sayRefusal.movedOn()
    return step === 'any' ? undefined : transitionRefusal(snapshot, step)
  },
  apply: ({ stage: _stage, ...snapshot }, { to }) => ({ ...snapshot, ...(to && { stage: to }) }),
  inverse: (_snapshot, { from, to }) => ({ type: 'setStage', from: to, to: from }),
  words: (_snapshot, { from, to }) => (SAID[`${from}-${to}` as keyof typeof SAID] ?? say.stageChanged)(),
}
