import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { withDesk } from '../snapshot/desk-rows.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition } from './entries.ts'

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
    if (position < 0) return sayRefusal.entryNotFound()
    const columns = snapshot.rounds[round - 1]
    const at = columns?.white.findIndex((white, index) => white === position || columns.black[index] === position) ?? -1
    const plays = at >= 0 && columns!.black[at]! >= 0
    // Removing is refused too: its inverse would be refused.
    const changes = individuals ?? lineUpOf(snapshot, round, team)
    return changes && !plays ? sayRefusal.noMatchInRound({ entry: entryLabel(snapshot, team), round }) : undefined
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
    (individuals ? say.lineUpHandedIn : say.lineUpTakenBack)({ entry: entryLabel(snapshot, team), round }),
}
