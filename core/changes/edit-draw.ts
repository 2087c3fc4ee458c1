import { drawOf, withDesk } from '../snapshot/desk-rows.ts'
import type { DrawnPair } from '../snapshot/desk.ts'
import type { ActDefinition } from './act.ts'
import { pairsRefusal } from './drawn-pairs.ts'
import { roundRefusal, transitionRefusal } from './transitions.ts'

/** Changes the pairs of a draft by hand. What the engine gave is kept beside it. */
export interface EditDraw {
  type: 'editDraw'
  round: number
  pairs: DrawnPair[]
}

export const editDraw: ActDefinition<EditDraw> = {
  level: 2,
  restsOnAll: true,
  isAtDesk: true,
  refusal: (snapshot, { round, pairs }) =>
    roundRefusal(snapshot, snapshot.round + 1, round) ??
    transitionRefusal(snapshot, 'editDraw') ??
    pairsRefusal(snapshot, pairs),
  apply: (snapshot, { round, pairs }) =>
    withDesk(snapshot, ({ draws }) => ({
      draws: draws.map((draw) => (draw.round === round ? { ...draw, pairs } : draw)),
    })),
  inverse: (snapshot, { round }) => {
    const draw = drawOf(snapshot, round)
    return draw && { type: 'editDraw', round, pairs: draw.pairs }
  },
  words: (snapshot, { round, pairs }) => {
    const before = new Set(drawOf(snapshot, round)?.pairs.map((pair) => JSON.stringify(pair)))
    const boards = pairs.flatMap((pair, at) => (before.has(JSON.stringify(pair)) ? [] : [at + 1]))
    return `Round ${round} changed by hand${boards.length > 0 && boards.length < 5 ? `: board ${boards.join(', ')}` : ''}`
  },
}
