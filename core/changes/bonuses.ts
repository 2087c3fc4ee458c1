import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { BonusRecord } from '../snapshot/records.ts'
import { formatPoints, type HalfPoints } from '../text/score.ts'

export function withBonuses(snapshot: Snapshot, next: (bonuses: BonusRecord[]) => BonusRecord[]): Snapshot {
  const rows = recordsOf(snapshot)
  return snapshotFromRecords({ ...rows, bonuses: next(rows.bonuses) })
}

/** `1 match point and 2½ game points from round 3`. */
export function bonusText({ round, mp, gp }: BonusRecord): string {
  const parts = [
    ...(mp === 0 ? [] : [countLabel(mp, 'match point')]),
    ...(gp === 0 ? [] : [countLabel(gp, 'game point')]),
  ]
  return `${parts.join(' and ') || '0 points'} from round ${round}`
}

/** `1 match point`, `½ match point`, `2½ match points`. */
const countLabel = (points: HalfPoints, unit: string): string =>
  `${formatPoints(points)} ${unit}${Math.abs(points) > 2 ? 's' : ''}`
