import * as say from '#words/eventFacts.js'
import * as saySystem from '#words/systems.js'
import { drawOf } from '../snapshot/desk-rows.ts'
import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import type { AccelerationRecord } from '../snapshot/records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { joinComma } from '../text/join-comma.ts'
import { formatPoints } from '../text/score.ts'
import { entryPosition } from './entries.ts'

/** Why virtual points can’t be these, in a sentence: they are announced before round 1 (FIDE C.04.2). */
export function accelerationsRefusal(snapshot: Snapshot, accelerations: AccelerationRecord[]): string | undefined {
  if (snapshot.round > 0) return say.virtualPointsLocked()
  if (drawOf(snapshot, 1)) return saySystem.discardFirst({ round: 1 })
  const isClear = accelerations.every(
    ({ first, last, fromRound, toRound, mp, gp }) =>
      entryPosition(snapshot, first) >= 0 &&
      entryPosition(snapshot, first) <= entryPosition(snapshot, last) &&
      fromRound <= toRound &&
      mp + gp > 0,
  )
  return isClear ? undefined : say.virtualPointsForm()
}

export const withAccelerations = (snapshot: Snapshot, accelerations: AccelerationRecord[] | undefined): Snapshot =>
  accelerations ? snapshotFromRecords({ ...recordsOf(snapshot), accelerations }) : snapshot

/** In a sentence of the history. */
export const accelerationsText = (accelerations: AccelerationRecord[]): string =>
  accelerations.length === 0
    ? say.noVirtualPoints()
    : say.virtualPointsAre({ lines: joinComma(accelerations.map(accelerationText)) })

export const accelerationText = ({ first, last, fromRound, toRound, mp, gp }: AccelerationRecord): string =>
  say.virtualPointsOf({ points: formatPoints(mp || gp), first, last, from: fromRound, to: toRound })
