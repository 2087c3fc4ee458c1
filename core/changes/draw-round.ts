import * as say from '#words/changes.js'
import type { Draw } from '../snapshot/desk.ts'
import { withDesk } from '../snapshot/desk-rows.ts'
import type { ActDefinition } from './act.ts'
import { pairsRefusal } from './drawn-pairs.ts'
import { drawRefusal } from './transitions.ts'

/**
 * Adds a draft that only the desk sees. The act contains the pairs, so that applying it again doesn't run an engine.
 */
export interface DrawRound {
  type: 'drawRound'
  draw: Draw
}

export const drawRound: ActDefinition<DrawRound> = {
  traits: {
    frames: 'desk',
    isPublic: ({ draw }, published) => draw.round <= published,
    isFinal: false,
    restsOnAll: true,
    isAtDesk: true,
    isOfPairing: false,
  },
  refusal: (snapshot, { draw }) => drawRefusal(snapshot, draw.round) ?? pairsRefusal(snapshot, draw.pairs),
  apply: (snapshot, { draw }) => withDesk(snapshot, ({ draws }) => ({ draws: [...draws, draw] })),
  inverse: (_snapshot, { draw }) => ({ type: 'discardDraw', round: draw.round }),
  words: (_snapshot, { draw }) => say.roundDrawn({ round: draw.round, engine: draw.engine }),
}
