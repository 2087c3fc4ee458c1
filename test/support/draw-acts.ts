import fc from 'fast-check'
import type { Act } from '#core/changes/act.ts'
import { boardsOf } from '#core/changes/change-boards.ts'
import { closingAct, reopeningAct } from '#core/changes/set-round-closed.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { somePairs } from './arbitrary.ts'

/** The next round, or the one after it, which can't be drawn yet. */
export const nextRound = ({ round }: Snapshot): fc.Arbitrary<number> => fc.constantFrom(round + 1, round + 2)

/** Acts that take a round from its draw to its end. */
export const DRAW_ACTS = {
  drawRound: (snapshot) =>
    somePairs(snapshot.players.no).map((pairs) => ({
      type: 'drawRound',
      draw: { round: snapshot.round + 1, engine: 'hand', proposed: [], pairs },
    })),
  scheduleRound: (snapshot) =>
    fc
      .tuple(nextRound(snapshot), fc.option(fc.nat()))
      .map(([round, publishAt]) => ({ type: 'scheduleRound', round, publishAt })),
  discardDraw: (snapshot) => nextRound(snapshot).map((round) => ({ type: 'discardDraw', round })),
  editDraw: (snapshot) =>
    fc
      .tuple(nextRound(snapshot), somePairs(snapshot.players.no))
      .map(([round, pairs]) => ({ type: 'editDraw', round, pairs })),
  publishRound: (snapshot) => nextRound(snapshot).map((round) => ({ type: 'publishRound', round })),
  unpublishRound: ({ round }) =>
    fc.constantFrom(Math.max(1, round), 99).map((number) => ({ type: 'unpublishRound', round: number })),
  changeBoards: (snapshot) => {
    const round = Math.max(1, snapshot.round)
    const rows = boardsOf(snapshot, round)
    const seats = rows.flatMap(({ white, black }) => (black === null ? [white] : [white, black]))
    const touched = fc.subarray(rows.map(({ no }) => no))
    return fc
      .tuple(fc.shuffledSubarray(seats, { minLength: seats.length }), touched, touched)
      .map(([mixed, some, gone]) => {
        const next = mixed.values()
        const all = rows.map((row) => ({
          ...row,
          white: next.next().value!,
          black: row.black === null ? null : next.next().value!,
          facts: { byHand: true as const },
        }))
        const isAll = some.length > rows.length / 2
        return {
          type: 'changeBoards',
          round,
          boards: all.filter(({ no }) => (isAll || some.includes(no)) && !gone.includes(no)),
          removed: gone,
        }
      })
  },
  setRoundClosed: (snapshot) =>
    fc
      .constantFrom(closingAct(snapshot), reopeningAct(snapshot))
      .map((act) => ({ ...act, round: Math.max(1, act.round) })),
} satisfies { [Type in Act['type']]?: (snapshot: Snapshot) => fc.Arbitrary<Extract<Act, { type: Type }>> }
