import { recordsOf } from '../snapshot/from-records.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, NO_SUCH_ENTRY, withEntryChanged } from './entries.ts'

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
    if (position < 0) return NO_SUCH_ENTRY
    if (active && snapshot.players.exclusions?.[position])
      return 'This entry is out of the standings. Let it back in first.'
    return active && withdrawnFrom !== null ? 'This entry hasn’t withdrawn.' : undefined
  },
  apply: (snapshot, { no, active, withdrawnFrom }) => withEntryChanged(snapshot, no, { active, withdrawnFrom }),
  inverse: (snapshot, { no }) => {
    const row = recordsOf(snapshot).players.find((player) => player.no === no)
    return row && { type: 'setWithdrawal', no, active: row.active, withdrawnFrom: row.withdrawnFrom }
  },
  words: (snapshot, { no, active, withdrawnFrom }) => {
    if (active) return `${entryLabel(snapshot, no)} plays again`
    return `${entryLabel(snapshot, no)} withdrew${withdrawnFrom === null ? '' : ` from round ${withdrawnFrom} on`}`
  },
}
