import { withDesk } from '../snapshot/desk-rows.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, NO_SUCH_ENTRY } from './entries.ts'

export interface SetCheckIns {
  type: 'setCheckIns'
  round: number
  /** null: not checked in yet. */
  marks: { player: number; isPresent: boolean | null }[]
}

export const setCheckIns: ActDefinition<SetCheckIns> = {
  traits: { frames: 'desk', isPublic: false, isFinal: false, restsOnAll: false, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { marks }) =>
    marks.every(({ player }) => entryPosition(snapshot, player) >= 0) ? undefined : NO_SUCH_ENTRY,
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
    const state = first?.isPresent ? 'here' : first?.isPresent === false ? 'not here' : 'not checked in'
    const who = marks.length === 1 ? `${entryLabel(snapshot, first!.player)} is` : `${marks.length} players are`
    return `${who} ${state}${round > 1 ? ` in round ${round}` : ''}`
  },
}
