import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { recordsOf } from '../snapshot/from-records.ts'
import type { Exclusion } from '../tournament/exclusion.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, withEntryChanged } from './entries.ts'

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

const EXCLUDED = {
  expelled: [say.expelled, say.expelledFrom],
  uncounted: [say.withdrewUncounted, say.withdrewUncountedFrom],
} as const

export const setExclusion: ActDefinition<SetExclusion> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: false, isAtDesk: false, isOfPairing: false },
  refusal: (snapshot, { no, active, exclusion }) => {
    if (entryPosition(snapshot, no) < 0) return sayRefusal.entryNotFound()
    return active && exclusion !== null ? sayRefusal.outOfStandingsNotPaired() : undefined
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
    const entry = entryLabel(snapshot, no)
    if (exclusion === null) return say.inStandingsAgain({ entry })
    const [said, saidFrom] = EXCLUDED[exclusion]
    return withdrawnFrom === null ? said({ entry }) : saidFrom({ entry, round: withdrawnFrom })
  },
}
