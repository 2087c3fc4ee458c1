import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { drawOf, withDesk } from '../snapshot/desk-rows.ts'
import type { Draw, DrawnPair } from '../snapshot/desk.ts'
import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import type { MatchRecord } from '../snapshot/records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { boardsOf } from './change-boards.ts'
import { pairsOfMatches } from './drawn-pairs.ts'
import { transitionRefusal } from './transitions.ts'

/** Turns the last round into a draft again. */
export interface UnpublishRound {
  type: 'unpublishRound'
  round: number
  /** The boards whose results return if the board comes back; undefined in older changes. */
  kept?: MatchRecord[]
}

export const unpublishRound: ActDefinition<UnpublishRound> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { round }) => {
    if (round !== snapshot.round || round === 0) return sayRefusal.notLastRound({ round })
    return transitionRefusal(snapshot, 'unpublish')
  },
  apply: (snapshot, { round, kept = [] }) => {
    const rows = recordsOf(snapshot)
    const taken = snapshotFromRecords({
      ...rows,
      // All earlier rounds count as closed.
      tournament: { ...rows.tournament, round: round - 1, closed: round - 1 },
      matches: rows.matches.filter((match) => match.round !== round),
    })
    const draft = draftOf(snapshot, round)
    return withDesk(taken, ({ draws, takenBack = [] }) => ({
      draws: [...draws.filter((draw) => draw.round !== round), draft],
      takenBack: [
        ...takenBack.filter((one) => one.round !== round),
        ...(kept.length > 0 ? [{ round, matches: kept }] : []),
      ],
    }))
  },
  inverse: (snapshot, { round }) => {
    const draw = drawOf(snapshot, round)
    return {
      type: 'publishRound',
      round,
      matches: boardsOf(snapshot, round),
      closed: snapshot.closed ?? 0,
      ...(draw ? draw !== draftOf(snapshot, round) && { pairs: draw.pairs } : { isForeign: true as const }),
    }
  },
  words: (_snapshot, { round }) => say.roundTakenBack({ round }),
}

/** The draw of a published round, with the boards that were changed since. */
function draftOf(snapshot: Snapshot, round: number): Draw {
  const draw = drawOf(snapshot, round)
  const pairs = pairsOfMatches(boardsOf(snapshot, round))
  if (!draw) return { round, engine: 'hand', proposed: [], pairs }
  return draw.pairs.map(pairKey).join() === pairs.map(pairKey).join() ? draw : { ...draw, pairs }
}

const pairKey = ({ white, black, bye = 'U', pool = 0 }: DrawnPair): string => `${white} ${black ?? bye} ${pool}`
