import * as say from '#words/minis.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { bothHalfPoints } from '../match/entered-result.ts'
import type { MiniChange } from '../match/fixture-state.ts'
import { hasResult, totalPoints, type Mini } from '../match/mini.ts'
import { changeBetween } from '../match/pairing-state.ts'
import { claimOf, isAgreed, isDisputed, withReport } from '../match/reported-result.ts'
import type { Segment } from '../tournament/segments.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { PairingInRound } from './pairing.ts'
import { miniIn, miniRefusal } from './set-mini.ts'

/** Points of both sides of one match of a fixture, as a captain reports them. */
interface MiniReport extends PairingInRound {
  k: number
  side: 'w' | 'b'
  points: [number, number]
}

/** Reports are in points, whatever the match is worth. */
const IN_POINTS = { gamePointTotal: 2, competitors: 'team' } as const

/** The change that a captain’s report makes; a sentence if it is refused. The desk confirms it. */
export function reportedMini(
  snapshot: Snapshot,
  { k, side, points, ...ref }: MiniReport,
): { change: MiniChange; state: 'reported' | 'agreed' | 'disputed' } | string {
  const refusal = miniRefusal(snapshot, ref, k)
  if (refusal !== undefined) return refusal
  const mini = miniIn(snapshot, { ...ref, k })
  const wrong = reportRefusal(mini, snapshot.settings.segments[k - 1]!, points)
  if (wrong !== undefined) return wrong
  const after = withReport(mini, side, claimOf({ points }), IN_POINTS)
  const state = isDisputed(after) ? 'disputed' : isAgreed(after.facts) ? 'agreed' : 'reported'
  return { change: changeBetween(mini, after), state }
}

function reportRefusal(mini: Mini, segment: Segment, points: [number, number]): string | undefined {
  if (mini.ruling || (hasResult(mini) && !mini.facts.provisional)) return sayRefusal.arbiterEntered()
  const [first, second] = bothHalfPoints(points)
  const total = mini.facts.boards === undefined ? undefined : totalPoints(mini, segment)
  if (first + second === 0 || (total !== undefined && first + second > total)) return say.miniResult()
  return undefined
}
