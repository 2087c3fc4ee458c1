import * as say from '#words/changes.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { joinComma } from '../text/join-comma.ts'
import { recordsOf, snapshotFromRecords } from '../snapshot/from-records.ts'
import type { ForbiddenRecord } from '../snapshot/records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition } from './entries.ts'

/** Replaces the whole list. */
export interface SetForbidden {
  type: 'setForbidden'
  forbidden: ForbiddenRecord[]
}

export const setForbidden: ActDefinition<SetForbidden> = {
  traits: { frames: 'round', isPublic: false, isFinal: false, restsOnAll: true, isAtDesk: true, isOfPairing: false },
  refusal: (snapshot, { forbidden }) => {
    if (forbidden.some(({ player }) => entryPosition(snapshot, player) < 0)) return sayRefusal.entryNotFound()
    const isClear = groupsOf(forbidden).every((group) => group.length > 1 && new Set(group).size === group.length)
    return isClear ? undefined : sayRefusal.nameTwo()
  },
  apply: (snapshot, { forbidden }) => snapshotFromRecords({ ...recordsOf(snapshot), forbidden }),
  inverse: (snapshot) => ({ type: 'setForbidden', forbidden: recordsOf(snapshot).forbidden ?? [] }),
  words: (snapshot, { forbidden }) => {
    const [before, after] = [recordsOf(snapshot).forbidden ?? [], forbidden].map((rows) =>
      wordsOfGroups(snapshot, rows),
    )
    const added = after!.filter((group) => !before!.includes(group))
    const removed = before!.filter((group) => !after!.includes(group))
    const said = [
      ...(added.length > 0 ? [say.mayNotMeet({ pairs: joinComma(added) })] : []),
      ...(removed.length > 0 ? [say.mayMeetAgain({ pairs: joinComma(removed) })] : []),
    ]
    return said.join('; ') || say.mayMeetUnchanged()
  },
}

const groupsOf = (forbidden: ForbiddenRecord[]): number[][] =>
  [...Map.groupBy(forbidden, ({ id }) => id).values()].map((rows) => rows.map(({ player }) => player))

const wordsOfGroups = (snapshot: Snapshot, forbidden: ForbiddenRecord[]): string[] =>
  groupsOf(forbidden).map((group) => group.map((no) => entryLabel(snapshot, no)).join(' – '))
