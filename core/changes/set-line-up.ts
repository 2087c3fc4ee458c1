import { withDesk } from '../snapshot/desk-rows.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, NO_SUCH_ENTRY } from './entries.ts'

export interface SetLineUp {
  type: 'setLineUp'
  round: number
  team: number
  /** Numbers of individuals, board 1 first, 0 for an empty board; null removes the line-up. */
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
    // Removing is refused too: its inverse would be refused.
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
