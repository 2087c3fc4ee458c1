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
  'draft-null': 'Tournament opened',
  'null-draft': 'Tournament made a draft again',
  'null-abandoned': 'Tournament abandoned',
  'abandoned-null': 'Tournament resumed',
  'null-reported': 'Report sent',
  'reported-null': 'Report taken back',
}

export const setStage: ActDefinition<SetStage> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { from, to }) => {
    const step = STEPS[`${from}-${to}`]
    if (!step || (snapshot.stage ?? null) !== from) return 'This tournament has moved on meanwhile. Reload the page.'
    return step === 'any' ? undefined : transitionRefusal(snapshot, step)
  },
  apply: ({ stage: _stage, ...snapshot }, { to }) => ({ ...snapshot, ...(to && { stage: to }) }),
  inverse: (_snapshot, { from, to }) => ({ type: 'setStage', from: to, to: from }),
  words: (_snapshot, { from, to }) => SAID[`${from}-${to}` as keyof typeof SAID] ?? 'Stage changed',
}
