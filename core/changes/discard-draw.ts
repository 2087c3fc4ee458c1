import * as say from '#words/changes.js'
import { drawOf, withDesk } from '../snapshot/desk-rows.ts'
import type { ActDefinition } from './act.ts'
import { roundRefusal, transitionRefusal } from './transitions.ts'

export interface DiscardDraw {
  type: 'discardDraw'
  round: number
}

export const discardDraw: ActDefinition<DiscardDraw> = {
  traits: {
    frames: 'desk',
    isPublic: ({ round }, published) => round <= published,
    isFinal: false,
    restsOnAll: true,
    isAtDesk: true,
    isOfPairing: false,
  },
  refusal: (snapshot, { round }) =>
    roundRefusal(snapshot, snapshot.round + 1, round) ?? transitionRefusal(snapshot, 'discard'),
  apply: (snapshot, { round }) =>
    withDesk(snapshot, ({ draws }) => ({ draws: draws.filter((draw) => draw.round !== round) })),
  inverse: (snapshot, { round }) => {
    const draw = drawOf(snapshot, round)
    return draw && { type: 'drawRound', draw }
  },
  words: (_snapshot, { round }) => say.drawDiscarded({ round }),
}
