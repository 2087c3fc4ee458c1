import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import type { Individual } from '../snapshot/individual.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition } from './entries.ts'

/** Replaces a team's list of players. Has the old list too, because the snapshot has no team players. */
export interface SetRoster {
  type: 'setRoster'
  team: number
  roster: Individual[]
  rosterBefore: Individual[]
}

export const setRoster: ActDefinition<SetRoster> = {
  traits: { frames: 'round', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { team, roster }) => {
    if (entryPosition(snapshot, team) < 0) return sayRefusal.entryNotFound()
    // When a player deletes their account, the history erases the lists that name them.
    const known: Individual[] | undefined = roster
    if (!known) return sayRefusal.rosterErased()
    const seated = snapshot.desk?.lineUps?.find(
      (one) => one.team === team && one.individuals.some((no) => no !== 0 && !known.some((member) => member.no === no)),
    )
    return seated && sayRefusal.playerInLineUp({ round: seated.round })
  },
  apply: (snapshot) => snapshot,
  inverse: (_snapshot, { team, roster, rosterBefore }) => ({
    type: 'setRoster',
    team,
    roster: rosterBefore,
    rosterBefore: roster,
  }),
  words: (snapshot, { team, roster }) => {
    const count = (roster as Individual[] | undefined)?.length
    const entry = entryLabel(snapshot, team)
    return count === undefined ? say.rosterUnknown({ entry }) : say.roster({ entry, count })
  },
}
