import * as say from '#words/changes.js'
import { joinAnd } from '../text/join-and.ts'
import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { BonusRecord } from '../snapshot/records.ts'
import { countedPoints } from '../text/counted-points.ts'

export function withBonuses(snapshot: Snapshot, next: (bonuses: BonusRecord[]) => BonusRecord[]): Snapshot {
  const rows = recordsOf(snapshot)
  return snapshotFromRecords({ ...rows, bonuses: next(rows.bonuses) })
}

/** `1 match point and 2½ game points from round 3`. */
export function bonusText({ round, mp, gp }: BonusRecord): string {
  const parts = [
    ...(mp === 0 ? [] : [say.bonusMatchPoints(countedPoints(mp))]),
    ...(gp === 0 ? [] : [say.bonusGamePoints(countedPoints(gp))]),
  ]
  return say.bonusFromRound({ points: parts.length > 0 ? joinAnd(parts) : say.bonusNoPoints(), round })
}
