import { isLargeDraw } from '../draw/certified-draw.ts'
import { proposeDraw } from '../draw/engines.ts'
import type { Draw, DrawnPair } from '../snapshot/desk.ts'
import { drawOf } from '../snapshot/desk-rows.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { NeededDraw } from './desk-plan.ts'
import { planChange } from './plan.ts'
import { handChangeRemark, pairText } from './hand-change-text.ts'
import type { SetRemark } from './set-remark.ts'

/**
 * The remark for the report when a draft is published: pairs that differ from the engine’s. For a round that was paired
 * by hand, `engineDraw` is the draw to compare with.
 */
export function handChangesNoted(
  snapshot: Snapshot,
  round: number,
  engineDraw: Draw | string | undefined = drawnNow(snapshot, round),
): SetRemark[] {
  const draft = drawOf(snapshot, round)
  const proposed = draft?.engine === 'hand' ? engineDraw && pairsOf(engineDraw) : draft?.proposed
  const remark = draft && proposed && handChangeRemark(round, proposed.map(pairText), draft.pairs.map(pairText))
  return remark ? [{ type: 'setRemark', remark, isNoted: true }] : []
}

const pairsOf = (draw: Draw | string): DrawnPair[] => (typeof draw === 'string' ? [] : draw.pairs)

function drawnNow(snapshot: Snapshot, round: number): Draw | string | undefined {
  const needed = drawToCompare(snapshot, round)
  return needed && proposeDraw(needed.facts, needed.round)
}

/**
 * The engine’s draw with which a Swiss round that was paired by hand is compared; undefined if there is nothing to
 * compare.
 */
export function drawToCompare(snapshot: Snapshot, round: number): NeededDraw | undefined {
  const draft = drawOf(snapshot, round)
  if (draft?.engine !== 'hand') return undefined
  const { system } = systemAt(snapshot.settings, snapshot.systems, round)
  const isForeign = draft.proposed.length > 0
  if (system !== 'swiss' || isForeign || isLargeDraw(snapshot, round)) return undefined
  const undrawn = planChange(snapshot, [{ type: 'discardDraw', round }])
  return typeof undrawn === 'string' ? undefined : { facts: undrawn.after, round }
}
