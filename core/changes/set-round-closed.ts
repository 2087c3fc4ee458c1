import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { transitionRefusal } from './transitions.ts'

/** Closes the current round or reopens it. Closing the last round ends the event. */
export interface SetRoundClosed {
  type: 'setRoundClosed'
  round: number
  /** The last closed round afterwards. */
  closed: number
  /** false ends the event. */
  active: boolean
}

export const closingAct = ({ round, settings }: Snapshot): SetRoundClosed => ({
  type: 'setRoundClosed',
  round,
  closed: round,
  active: round !== settings.totalRounds,
})

export const reopeningAct = ({ round }: Snapshot): SetRoundClosed => ({
  type: 'setRoundClosed',
  round,
  closed: Math.max(0, round - 1),
  active: true,
})

const isClosing = ({ round, closed, active }: SetRoundClosed): boolean => closed >= round || !active

export const setRoundClosed: ActDefinition<SetRoundClosed> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, act) => {
    if (act.round !== snapshot.round || act.round === 0) return sayRefusal.notCurrentRound({ round: act.round })
    return transitionRefusal(snapshot, isClosing(act) ? 'close' : 'reopen')
  },
  apply: ({ closed: _closed, ...snapshot }, { closed, active }) => ({
    ...snapshot,
    active,
    ...(closed > 0 && { closed }),
  }),
  inverse: ({ closed = 0, active }, { round }) => ({ type: 'setRoundClosed', round, closed, active }),
  words: (_snapshot, act) => {
    const { round, active } = act
    if (!isClosing(act)) return say.roundReopened({ round })
    return active ? say.roundClosed({ round }) : say.roundClosedLast({ round })
  },
}
