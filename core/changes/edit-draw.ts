import * as say from '#words/changes.js'
import { drawOf, withDesk } from '../snapshot/desk-rows.ts'
import type { DrawnPair } from '../snapshot/desk.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { placesText } from '../tournament/place-label.ts'
import type { ActDefinition } from './act.ts'
import { pairsRefusal } from './drawn-pairs.ts'
import { roundRefusal, transitionRefusal } from './transitions.ts'

/** Changes the pairs of a draft by hand. The draft keeps the engine's pairs in `proposed`. */
export interface EditDraw {
  type: 'editDraw'
  round: number
  pairs: DrawnPair[]
}

export const editDraw: ActDefinition<EditDraw> = {
  traits: {
    frames: 'desk',
    isPublic: ({ round }, published) => round <= published,
    isFinal: false,
    restsOnAll: true,
    isAtDesk: true,
    isOfPairing: false,
  },
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
    const [was, is] = [drawOf(snapshot, round)?.pairs ?? [], pairs].map((of) => of.map(seatsOf))
    if (was!.join() === is!.join()) return fixingWords(snapshot, round, pairs)
    const before = new Set(drawOf(snapshot, round)?.pairs.map((pair) => JSON.stringify(pair)))
    const boards = pairs.flatMap((pair, at) => (before.has(JSON.stringify(pair)) ? [] : [at + 1]))
    return boards.length > 0 && boards.length < 5
      ? say.drawChangedAt({ round, boards: placesText(snapshot, boards) })
      : say.drawChanged({ round })
  },
}

const seatsOf = ({ white, black, bye, pool = 0 }: DrawnPair): string => `${white} ${black ?? bye ?? 'U'} ${pool}`

/** Names the boards that become fixed or stop being fixed. */
function fixingWords(snapshot: Snapshot, round: number, pairs: DrawnPair[]): string {
  const before = drawOf(snapshot, round)?.pairs ?? []
  const boards = (isFixed: boolean): number[] =>
    pairs.flatMap((pair, at) =>
      (pair.isFixed ?? false) === isFixed && (before[at]?.isFixed ?? false) !== isFixed ? [at + 1] : [],
    )
  const [fixed, freed] = [boards(true), boards(false)].map((of) =>
    of.length > 0 ? placesText(snapshot, of) : undefined,
  )
  if (fixed && freed) return say.pairsFixedAndFreed({ round, fixed, freed })
  if (fixed) return say.pairsFixed({ round, boards: fixed })
  return freed ? say.pairsFreed({ round, boards: freed }) : say.pairsUnchanged({ round })
}
