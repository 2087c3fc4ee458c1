import * as saySystem from '#words/systems.js'
import * as say from '#words/refusalsOfActs.js'
import { drawOf } from '../snapshot/desk-rows.ts'
import { recordsOf } from '../snapshot/from-records.ts'
import type { ForbiddenRecord } from '../snapshot/records.ts'
import { fideModeLeft } from '../snapshot/remarks.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import type { RequestOf } from './desk-requests.ts'

/**
 * Sets who may not meet, as the whole list. FIDE allows this before round 1 only; an event that has left FIDE mode notes
 * later changes in its report.
 */
export function forbidPlan(snapshot: Snapshot, { groups }: RequestOf<'forbid'>): Act[] | string {
  const { round } = snapshot
  if (round > 0 && fideModeLeft(snapshot) === undefined) return say.cantKeepApart()
  if (drawOf(snapshot, round + 1)) return saySystem.discardFirst({ round: round + 1 })
  const forbidden = groups.flatMap(({ nos, from = 1, to = null }, at) =>
    nos
      .toSorted((a, b) => a - b)
      .map((player): ForbiddenRecord => ({ id: at + 1, player, fromRound: from, toRound: to })),
  )
  return [{ type: 'setForbidden', forbidden }, ...notes(snapshot, forbidden)]
}

/** The report lists pairs that were kept apart, or no longer are, after the event began. */
function notes(snapshot: Snapshot, forbidden: ForbiddenRecord[]): Act[] {
  if (snapshot.round === 0) return []
  const before = pairsOf(recordsOf(snapshot).forbidden ?? [])
  const after = pairsOf(forbidden)
  const remark = (pair: string): string => `Prohibition @ Round ${snapshot.round + 1}: ${pair}`
  return [
    ...[...after]
      .filter((pair) => !before.has(pair))
      .map((pair): Act => ({ type: 'setRemark', remark: remark(pair), isNoted: true })),
    ...[...before]
      .filter((pair) => !after.has(pair) && snapshot.remarks?.includes(remark(pair)))
      .map((pair): Act => ({ type: 'setRemark', remark: remark(pair), isNoted: false })),
  ]
}

const pairsOf = (rows: ForbiddenRecord[]): Set<string> =>
  new Set(
    [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((group) =>
      group.flatMap((one, at) => group.slice(at + 1).map((other) => `${one.player}-${other.player}`)),
    ),
  )
