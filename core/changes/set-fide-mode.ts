import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { fideModeLeft, withFideModeLeft } from '../snapshot/remarks.ts'
import type { ActDefinition } from './act.ts'

/**
 * Leaves FIDE mode, which locks settings from round 1 on. Leaving is final; the inverse only rebuilds the past (FIDE's
 * questions for tournament programs, 43 to 45).
 */
export interface SetFideMode {
  type: 'setFideMode'
  /** The round in which the event leaves FIDE mode; null: it hasn't. */
  leftAt: number | null
}

export const setFideMode: ActDefinition<SetFideMode> = {
  traits: { frames: 'round', isPublic: true, isFinal: true, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { leftAt }) =>
    leftAt !== null && fideModeLeft(snapshot) !== undefined ? sayRefusal.leftFideMode() : undefined,
  apply: (snapshot, { leftAt }) => withFideModeLeft(snapshot, leftAt),
  inverse: (snapshot) => ({ type: 'setFideMode', leftAt: fideModeLeft(snapshot) ?? null }),
  words: (_snapshot, { leftAt }) => (leftAt === null ? say.inFideMode() : say.fideModeLeft({ round: leftAt })),
}
