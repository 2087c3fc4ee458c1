import { drawOf, withDesk } from '../snapshot/desk-rows.ts'
import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import type { MatchRecord } from '../snapshot/records.ts'
import { knockoutRange } from '../snapshot/round-range.ts'
import type { ActDefinition } from './act.ts'
import { drawnMatches } from './drawn-pairs.ts'
import { roundRefusal, transitionRefusal } from './transitions.ts'

export interface PublishRound {
  type: 'publishRound'
  round: number
  /** Only when an unpublished round is restored: its boards with their results. */
  matches?: MatchRecord[]
  /** Drawn by another program: no draft is kept. */
  isForeign?: true
  /** The last closed round at that time. */
  closed?: number
}

export const publishRound: ActDefinition<PublishRound> = {
  traits: { frames: 'round', isPublic: true, isFinal: false, restsOnAll: true, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { round, matches }) => {
    const refusal = roundRefusal(snapshot, snapshot.round + 1, round) ?? transitionRefusal(snapshot, 'publish')
    const pairs = drawOf(snapshot, round)?.pairs ?? []
    // In a knockout who is left after a double forfeit can be alone in the final.
    const isKnockout = pairs.length > 0 && knockoutRange(snapshot, round) !== undefined
    const isEmpty = !matches && !isKnockout && pairs.every(({ black }) => black === null)
    return refusal ?? (isEmpty ? `Round ${round} has no pairings yet.` : undefined)
  },
  apply: (snapshot, { round, matches, isForeign, closed }) => {
    const rows = recordsOf(snapshot)
    const boards = matches ?? drawnMatches(snapshot, drawOf(snapshot, round)!)
    const published = snapshotFromRecords({
      ...rows,
      tournament: { ...rows.tournament, round, closed: closed ?? rows.tournament.closed },
      matches: [...rows.matches, ...boards],
    })
    if (!isForeign) return published
    return withDesk(published, ({ draws }) => ({ draws: draws.filter((draw) => draw.round !== round) }))
  },
  inverse: (_snapshot, { round }) => ({ type: 'unpublishRound', round }),
  words: (snapshot, { round, matches }) => {
    const boards = (matches ?? drawOf(snapshot, round)?.pairs ?? []).filter(({ black }) => black !== null).length
    return `Round ${round} published: ${boards} ${boards === 1 ? 'board' : 'boards'}`
  },
}
