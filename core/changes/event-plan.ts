import * as say from '#words/refusalsOfActs.js'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { fewestGamePoints, type Segment } from '../tournament/segments.ts'
import type { Act } from './act.ts'
import { configurationRemarks } from './configuration-remarks.ts'
import { defined } from './defined.ts'
import type { RequestOf } from './desk-requests.ts'
import { lastRoundRemarks } from './last-round-remarks.ts'
import { isSameSchedule } from './schedule-text.ts'
import { systemsAfter, systemsRemark } from './systems-of-rounds.ts'

/** Changes what an event is: its name, settings, systems, dates and rules of the draw. */
export function eventPlan(
  snapshot: Snapshot,
  { dates: starts, was, ...request }: RequestOf<'editEvent'>,
): Act[] | string {
  const { settings } = request
  if (was && !isSameSchedule(snapshot.dates, was)) return say.scheduleChanged()
  return [
    defined({
      ...request,
      // Systems of single rounds follow the number of rounds, and an only one follows the system of all.
      systems: request.systems ?? systemsAfter(snapshot, settings),
      starts,
      ...withGamePoints(settings),
    }),
    ...configurationRemarks(snapshot, settings),
    ...systemsRemark(snapshot, request.systems),
    ...lastRoundRemarks(snapshot, settings?.totalRounds),
  ]
}

/** A fixture of several matches is worth the points of their fewest boards. */
function withGamePoints(settings: RequestOf<'editEvent'>['settings']) {
  const points = fewestGamePoints((settings?.segments ?? []) as Segment[])
  return points > 0 ? { settings: { ...settings, gamePointTotal: points } } : {}
}
