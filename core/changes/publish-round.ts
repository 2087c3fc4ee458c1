import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { drawOf, takenBackOf, withDesk } from '../snapshot/desk-rows.ts'
import type { DrawnPair } from '../snapshot/desk.ts'
import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import type { MatchRecord } from '../snapshot/records.ts'
import { knockoutRange } from '../snapshot/round-range.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { drawnMatches } from './drawn-pairs.ts'
import { comesBack, withResultsOf } from './taken-back.ts'
import { roundRefusal, transitionRefusal } from './transitions.ts'

export interface PublishRound {
  type: 'publishRound'
  round: number
  /** Whether boards that come back start without the results that they had before the round was taken back. */
  isEmpty?: true
  /** Only when an unpublished round is restored: its boards with their results. */
  matches?: MatchRecord[]
  /** Only when an unpublished round is restored: the pairs of its draw, if boards were changed after it. */
  pairs?: DrawnPair[]
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
    return refusal ?? (isEmpty ? sayRefusal.noPairingsYet({ round }) : undefined)
  },
  apply: (snapshot, act) => {
    const { round, isForeign, closed, pairs } = act
    const rows = recordsOf(snapshot)
    const published = snapshotFromRecords({
      ...rows,
      tournament: { ...rows.tournament, round, closed: closed ?? rows.tournament.closed },
      matches: [...rows.matches, ...publishedBoards(snapshot, act)],
    })
    return withDesk(published, ({ draws, takenBack = [] }) => ({
      draws: draws
        .filter((draw) => !isForeign || draw.round !== round)
        .map((draw) => (pairs && draw.round === round ? { ...draw, pairs } : draw)),
      takenBack: takenBack.filter((one) => one.round !== round),
    }))
  },
  inverse: (snapshot, { round }) => {
    const kept = takenBackOf(snapshot, round)
    return { type: 'unpublishRound', round, ...(kept.length > 0 && { kept }) }
  },
  words: (snapshot, { round, matches, isEmpty }) => {
    const pairs = matches ?? drawOf(snapshot, round)?.pairs ?? []
    const boards = pairs.filter(({ black }) => black !== null).length
    const back = matches || isEmpty ? 0 : takenBackOf(snapshot, round).filter((one) => comesBack(pairs, one)).length
    return back === 0 ? say.published({ round, boards }) : say.publishedWithResults({ round, boards, back })
  },
}

function publishedBoards(snapshot: Snapshot, { round, matches, isEmpty }: PublishRound): MatchRecord[] {
  if (matches) return matches
  const boards = drawnMatches(snapshot, drawOf(snapshot, round)!)
  return isEmpty ? boards : withResultsOf(boards, takenBackOf(snapshot, round))
}
