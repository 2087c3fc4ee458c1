import { withDesk } from '../snapshot/desk-rows.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, NO_SUCH_ENTRY } from './entries.ts'

/** Hands in who sits at a team's boards in a round, or takes that back. */
export interface SetLineUp {
  type: 'setLineUp'
  round: number
  team: number
  /** Numbers of individuals, board 1 first, 0: nobody. null: none is handed in. */
  individuals: number[] | null
}

const lineUpOf = ({ desk }: Snapshot, round: number, team: number): number[] | undefined =>
  desk?.lineUps?.find((one) => one.round === round && one.team === team)?.individuals

export const setLineUp: ActDefinition<SetLineUp> = {
  traits: { frames: 'desk', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { round, team, individuals }) => {
    const position = entryPosition(snapshot, team)
    if (position < 0) return NO_SUCH_ENTRY
    const columns = snapshot.rounds[round - 1]
    const at = columns?.white.findIndex((white, index) => white === position || columns.black[index] === position) ?? -1
    const plays = at >= 0 && columns!.black[at]! >= 0
    // One that is taken back could not be handed in again.
    const changes = individuals ?? lineUpOf(snapshot, round, team)
    return changes && !plays ? `${entryLabel(snapshot, team)} has no match in round ${round}.` : undefined
  },
  apply: (snapshot, { round, team, individuals }) =>
    withDesk(snapshot, ({ lineUps = [] }) => ({
      lineUps: [
        ...lineUps.filter((one) => one.round !== round || one.team !== team),
        ...(individuals ? [{ round, team, individuals }] : []),
      ],
    })),
  inverse: (snapshot, { round, team }) => ({
    type: 'setLineUp',
    round,
    team,
    individuals: lineUpOf(snapshot, round, team) ?? null,
  }),
  words: (snapshot, { round, team, individuals }) =>
    `${entryLabel(snapshot, team)}: line-up of round ${round} ${individuals ? 'handed in' : 'taken back'}`,
}
