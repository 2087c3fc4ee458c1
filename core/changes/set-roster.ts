import type { Individual } from '../snapshot/individual.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, NO_SUCH_ENTRY } from './entries.ts'

/** Replaces a team's list of players. Has the old list too, because the snapshot has no team players. */
export interface SetRoster {
  type: 'setRoster'
  team: number
  roster: Individual[]
  rosterBefore: Individual[]
}

/** When a player deletes their account, the history erases the lists that name them. */
const ERASED = 'This list of players was erased, and can’t come back.'

export const setRoster: ActDefinition<SetRoster> = {
  traits: { frames: 'round', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { team, roster }) => {
    if (entryPosition(snapshot, team) < 0) return NO_SUCH_ENTRY
    const known: Individual[] | undefined = roster
    if (!known) return ERASED
    const seated = snapshot.desk?.lineUps?.find(
      (one) => one.team === team && one.individuals.some((no) => no !== 0 && !known.some((member) => member.no === no)),
    )
    return seated && `One of those players is in the line-up of round ${seated.round}.`
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
    return `${entryLabel(snapshot, team)}: ${count === undefined ? 'players' : count === 1 ? '1 player' : `${count} players`}`
  },
}
