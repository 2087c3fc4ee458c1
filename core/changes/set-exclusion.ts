import { recordsOf } from '../snapshot/from-records.ts'
import type { Exclusion } from '../tournament/exclusion.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, NO_SUCH_ENTRY, withEntryChanged } from './entries.ts'

/** Excludes a competitor from future draws and from the standings, or readmits them. */
export interface SetExclusion {
  type: 'setExclusion'
  no: number
  active: boolean
  /** The first round that the competitor does not play. */
  withdrawnFrom: number | null
  /** null: in the standings. */
  exclusion: Exclusion | null
}

export const setExclusion: ActDefinition<SetExclusion> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { no, active, exclusion }) => {
    if (entryPosition(snapshot, no) < 0) return NO_SUCH_ENTRY
    return active && exclusion !== null ? 'Whoever is out of the standings isn’t paired any more.' : undefined
  },
  apply: (snapshot, { no, active, withdrawnFrom, exclusion }) =>
    withEntryChanged(snapshot, no, { active, withdrawnFrom, exclusion }),
  inverse: (snapshot, { no }) => {
    const row = recordsOf(snapshot).players.find((player) => player.no === no)
    if (!row) return undefined
    const { active, withdrawnFrom, exclusion = null } = row
    return { type: 'setExclusion', no, active, withdrawnFrom, exclusion }
  },
  words: (snapshot, { no, withdrawnFrom, exclusion }) => {
    const label = entryLabel(snapshot, no)
    const from = withdrawnFrom === null ? '' : ` from round ${withdrawnFrom} on`
    if (exclusion === 'expelled') return `${label} was expelled${from}`
    if (exclusion === 'uncounted') return `${label} withdrew${from}, and their games don’t count`
    return `${label} is in the standings again`
  },
}
