import { isLargeDraw } from '../draw/certified-draw.ts'
import { proposeDraw, type ProposeDraw } from '../draw/engines.ts'
import type { Draw, DrawnPair } from '../snapshot/desk.ts'
import { drawOf } from '../snapshot/desk-rows.ts'
import { systemAt } from '../snapshot/rounds.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { applyAct } from './acts.ts'
import type { SetRemark } from './set-remark.ts'

const BYES = { U: 'PAB', F: 'FPB', H: 'HPB', Z: 'ZPB' }

const pairText = ({ white, black, bye = 'U' }: DrawnPair): string =>
  `${white}${black === null ? `=${BYES[bye]}` : `-${black}`}`

const startOf = (round: number): string => `MPA @ Round ${round}: `

/** The line for the report where a round was changed by hand: `MPA @ Round 3: 5-1 8-2 => 5-2 8-1`. */
function handChangeRemark({ round, pairs }: Draw, proposed: DrawnPair[]): string | undefined {
  const [given, published] = [proposed, pairs].map((some) => some.map(pairText))
  const was = given!.filter((pair) => !published!.includes(pair))
  const is = published!.filter((pair) => !given!.includes(pair))
  if (was.length + is.length === 0) return undefined
  // Where the rules gave no pairing all of it is the arbiter’s.
  return `${startOf(round)}${was.join(' ') || 'none'} => ${is.join(' ') || 'none'}`
}

/**
 * What is noted for the report when the draft of a round is published: the pairs that are not its engine’s. What was paired by hand
 * alone is compared with what the engine gives by then, which `propose` draws.
 */
export function handChangesNoted(snapshot: Snapshot, round: number, propose: ProposeDraw = proposeDraw): SetRemark[] {
  const draw = drawOf(snapshot, round)
  const proposed = draw && (draw.engine === 'hand' ? engineDraw(snapshot, draw, propose) : draw.proposed)
  const remark = proposed && handChangeRemark(draw, proposed)
  return remark ? [{ type: 'setRemark', remark, isNoted: true }] : []
}

/** The pairs that the engine gives for a Swiss round which was paired by hand; undefined where there is nothing to compare with. */
function engineDraw(snapshot: Snapshot, { round, proposed }: Draw, propose: ProposeDraw): DrawnPair[] | undefined {
  const { system } = systemAt(snapshot.settings, snapshot.systems, round)
  const isForeign = proposed.length > 0
  if (system !== 'swiss' || isForeign || isLargeDraw(snapshot, round)) return undefined
  const draw = propose(applyAct(snapshot, { type: 'discardDraw', round }), round)
  return typeof draw === 'string' ? [] : draw.pairs
}

/** The same struck out, when the round is taken back. */
export const handChangesStruck = ({ remarks = [] }: Snapshot, round: number): SetRemark[] =>
  remarks
    .filter((remark) => remark.startsWith(startOf(round)))
    .map((remark) => ({ type: 'setRemark', remark, isNoted: false }))
