import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { recordsOf } from '../snapshot/from-records.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, withEntryChanged } from './entries.ts'

/** Withdraws a competitor from a round on, or readmits them. */
export interface SetWithdrawal {
  type: 'setWithdrawal'
  no: number
  active: boolean
  /** The first round that the competitor does not play; also null if the round is unknown. */
  withdrawnFrom: number | null
}

export const setWithdrawal: ActDefinition<SetWithdrawal> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { no, active, withdrawnFrom }) => {
    const position = entryPosition(snapshot, no)
    if (position < 0) return sayRefusal.entryNotFound()
    if (active && snapshot.players.exclusions?.[position]) return sayRefusal.entryOutOfStandings()
    return active && withdrawnFrom !== null ? sayRefusal.entryHasntWithdrawn() : undefined
  },
  apply: (snapshot, { no, active, withdrawnFrom }) => withEntryChanged(snapshot, no, { active, withdrawnFrom }),
  inverse: (snapshot, { no }) => {
    const row = recordsOf(snapshot).players.find((player) => player.no === no)
    return row && { type: 'setWithdrawal', no, active: row.active, withdrawnFrom: row.withdrawnFrom }
  },
  words: (snapshot, { no, active, withdrawnFrom }) => {
    const entry = entryLabel(snapshot, no)
    if (active) return say.playsAgain({ entry })
    return withdrawnFrom === null ? say.withdrew({ entry }) : say.withdrewFrom({ entry, round: withdrawnFrom })
  },
}
