import * as say from '#words/refusalsOfActs.js'
import { isLargeDraw } from '../draw/certified-draw.ts'
import { drawOf } from '../snapshot/desk-rows.ts'
import { recordsOf } from '../snapshot/from-records.ts'
import type { ForbiddenRecord } from '../snapshot/records.ts'
import { fideModeLeft } from '../snapshot/remarks.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import type { DeskPlan } from './desk-plan.ts'
import { planChange } from './plan.ts'
import type { SetRemark } from './set-remark.ts'

interface Redraw {
  round: number
  forbid?: [number, number] | undefined
  allow?: [number, number] | undefined
}

/** Draws a draft again. Fixed pairs stay; `forbid` keeps two players apart, `allow` lifts that. */
export function redrawPlan(snapshot: Snapshot, { round, forbid, allow }: Redraw): DeskPlan {
  const draft = round === snapshot.round + 1 ? drawOf(snapshot, round) : undefined
  if (!draft) return say.noDraft({ round })
  if (draft.engine !== 'swiss') return say.onlySwissRedrawn()
  if (isLargeDraw(snapshot, round)) return say.tooManyToRedraw()
  if (forbid && snapshot.round > 0 && fideModeLeft(snapshot) === undefined) return say.cantKeepApart()
  const before = recordsOf(snapshot).forbidden ?? []
  const freed = allow ? withoutPair(before, allow, round) : before
  const forbidden = forbid ? withPair(freed, forbid, round) : freed
  const acts: Act[] = [
    ...(forbidden === before ? [] : [{ type: 'setForbidden', forbidden } as const]),
    ...prohibitionsNoted(snapshot, { round, forbid, allow }),
    { type: 'discardDraw', round },
  ]
  const plan = planChange(snapshot, acts)
  if (typeof plan === 'string') return plan
  const fixed = draft.pairs.filter(({ isFixed }) => isFixed)
  const { publishAt } = draft
  return {
    acts,
    draws: { facts: plan.after, round, wishes: { fixed } },
    finish: (draw) =>
      typeof draw === 'string'
        ? draw
        : [{ type: 'drawRound', draw: { ...draw, ...(publishAt !== undefined && { publishAt }) } }],
  }
}

/** The report must list players kept apart after the tournament began. */
const prohibitionsNoted = ({ round: played }: Snapshot, { round, forbid, allow }: Redraw): SetRemark[] =>
  (
    [
      [forbid, true],
      [allow, false],
    ] as const
  ).flatMap(([pair, isNoted]) => {
    if (!pair || played === 0) return []
    const [one, other] = pair.toSorted((a, b) => a - b)
    return [{ type: 'setRemark', remark: `Prohibition @ Round ${round}: ${one}-${other}`, isNoted }]
  })

/** Forbids a pairing in this round only. */
const withPair = (rows: ForbiddenRecord[], pair: [number, number], round: number): ForbiddenRecord[] => {
  const id = Math.max(0, ...rows.map((row) => row.id)) + 1
  const [one, other] = pair.toSorted((a, b) => a - b)
  return [...rows, ...[one!, other!].map((player) => ({ id, player, fromRound: round, toRound: round }))]
}

/** Removes the prohibition of exactly this pair in exactly this round. */
function withoutPair(rows: ForbiddenRecord[], pair: [number, number], round: number): ForbiddenRecord[] {
  const groups = [...Map.groupBy(rows, ({ id }) => id).values()]
  const isMeant = (group: ForbiddenRecord[]): boolean =>
    group.length === 2 &&
    group.every(({ player, fromRound, toRound }) => pair.includes(player) && fromRound === round && toRound === round)
  return groups.filter((group) => !isMeant(group)).flat()
}
