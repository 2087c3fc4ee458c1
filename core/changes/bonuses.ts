import * as say from '#words/changes.js'
import * as minis from '#words/minis.js'
import { joinAnd } from '../text/join-and.ts'
import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { BonusRecord } from '../snapshot/records.ts'
import { countedPoints } from '../text/counted-points.ts'

export function withBonuses(snapshot: Snapshot, next: (bonuses: BonusRecord[]) => BonusRecord[]): Snapshot {
  const rows = recordsOf(snapshot)
  return snapshotFromRecords({ ...rows, bonuses: next(rows.bonuses) })
}

/** Whether points are taken away. */
export const isPenalty = ({ mp, gp }: Pick<BonusRecord, 'mp' | 'gp'>): boolean => mp < 0 || gp < 0

export const isSameBonus = (one: BonusRecord, other: BonusRecord): boolean =>
  one.player === other.player &&
  one.round === other.round &&
  one.mp === other.mp &&
  one.gp === other.gp &&
  one.reason === other.reason

/** `1 match point and 2½ game points from round 3`. */
export function bonusText({ round, mp, gp, reason }: BonusRecord): string {
  const parts = [
    ...(mp === 0 ? [] : [say.bonusMatchPoints(countedPoints(mp))]),
    ...(gp === 0 ? [] : [say.bonusGamePoints(countedPoints(gp))]),
  ]
  const text = say.bonusFromRound({ points: parts.length > 0 ? joinAnd(parts) : say.bonusNoPoints(), round })
  return reason === undefined ? text : minis.withReason({ text, reason })
}
