import { drawOf, withDesk } from '../snapshot/desk-rows.ts'
import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import type { ActDefinition } from './act.ts'
import { pairsOfMatches } from './drawn-pairs.ts'
import { transitionRefusal } from './transitions.ts'

/** Turns the last round into a draft again. Its results are kept in the inverse. */
export interface UnpublishRound {
  type: 'unpublishRound'
  round: number
}

export const unpublishRound: ActDefinition<UnpublishRound> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { round }) => {
    if (round !== snapshot.round || round === 0) return `Round ${round} isn’t the last one that was published.`
    return transitionRefusal(snapshot, 'unpublish')
  },
  apply: (snapshot, { round }) => {
    const rows = recordsOf(snapshot)
    const taken = snapshotFromRecords({
      ...rows,
      // All earlier rounds count as closed.
      tournament: { ...rows.tournament, round: round - 1, closed: round - 1 },
      matches: rows.matches.filter((match) => match.round !== round),
    })
    if (drawOf(snapshot, round)) return taken
    const pairs = pairsOfMatches(rows.matches.filter((match) => match.round === round))
    return withDesk(taken, ({ draws }) => ({ draws: [...draws, { round, engine: 'hand', proposed: [], pairs }] }))
  },
  inverse: (snapshot, { round }) => ({
    type: 'publishRound',
    round,
    matches: recordsOf(snapshot).matches.filter((match) => match.round === round),
    closed: snapshot.closed ?? 0,
    ...(!drawOf(snapshot, round) && { isForeign: true as const }),
  }),
  words: (_snapshot, { round }) => `Round ${round} taken back`,
}
