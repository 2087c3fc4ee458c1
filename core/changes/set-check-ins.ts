import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { withDesk } from '../snapshot/desk-rows.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition } from './entries.ts'

export interface SetCheckIns {
  type: 'setCheckIns'
  round: number
  /** null: not checked in yet. */
  marks: { player: number; isPresent: boolean | null }[]
}

export const setCheckIns: ActDefinition<SetCheckIns> = {
  traits: { frames: 'desk', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { marks }) =>
    marks.every(({ player }) => entryPosition(snapshot, player) >= 0) ? undefined : sayRefusal.entryNotFound(),
  apply: (snapshot, { round, marks }) =>
    withDesk(snapshot, ({ checkIns }) => {
      const marked = new Map(marks.map((mark) => [mark.player, mark.isPresent]))
      return {
        checkIns: [
          ...checkIns.filter((row) => row.round !== round || !marked.has(row.player)),
          ...[...marked].flatMap(([player, isPresent]) => (isPresent === null ? [] : [{ round, player, isPresent }])),
        ],
      }
    }),
  inverse: (snapshot, { round, marks }) => ({
    type: 'setCheckIns',
    round,
    marks: marks.map(({ player }) => {
      const row = snapshot.desk?.checkIns.find((one) => one.round === round && one.player === player)
      return { player, isPresent: row?.isPresent ?? null }
    }),
  }),
  words: (snapshot, { marks, round }) => {
    const [first] = marks
    const state = first?.isPresent ? 'here' : first?.isPresent === false ? 'away' : 'unknown'
    const count = marks.length
    if (count !== 1)
      return round > 1 ? say.checkedInManyRound({ count, state, round }) : say.checkedInMany({ count, state })
    const entry = entryLabel(snapshot, first!.player)
    return round > 1 ? say.checkedInRound({ entry, state, round }) : say.checkedIn({ entry, state })
  },
}
