import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { isPublicAct } from './acts.ts'
import { changeText, type ChangeText, type MadeChange } from './history.ts'
import { namesBefore, shownPast, takenBack, wasOpen, withNamesOf } from './past.ts'
import { undoneVersions } from './undo-steps.ts'

/** A public change, and the snapshot before it. */
export interface OpenChange<Change> {
  change: Change
  before: Snapshot
  isUndone: boolean
  /** Current names under the numbers at that time. */
  names: Snapshot
}

/** The public changes of a tournament, the newest first. `changes` are the newest first too. */
export function openChanges<Change extends MadeChange>(now: Snapshot, changes: Change[]): OpenChange<Change>[] {
  const undone = undoneVersions(changes)
  const open: OpenChange<Change>[] = []
  let after: Snapshot | undefined = now
  let names = now
  for (const change of changes) {
    if (!after) break
    const isUndone = undone.has(change.version)
    const before: Snapshot | undefined = takenBack(after, change)
    // Changes made while the tournament was not public stay private.
    names = namesBefore(names, change)
    const wasSeen = now.settings.public ? wasOpen(after) : after.stage !== 'draft'
    if (wasSeen && arePublic(now, change.acts)) open.push({ change, before: before ?? after, isUndone, names })
    after = before
  }
  return open
}

/** Describes a public change with the current names. */
export const openText = ({ change, before, names }: OpenChange<MadeChange>): ChangeText =>
  changeText(
    { ...shownPast(before, names), ...(before.desk && { desk: before.desk }) },
    withNamesOf(names, change.acts),
  )

const arePublic = ({ round }: Snapshot, acts: Act[]): boolean => acts.every((act) => isPublicAct(act, round))
