import * as say from '#words/changes.js'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import { applyAct } from './acts.ts'
import type { MadeChange } from './history.ts'

/**
 * Rebuilds a past version by undoing later changes; undefined if one of them can't be undone. `changes`: the newest
 * first.
 */
export function snapshotAt(
  now: Snapshot,
  changes: (MadeChange & { at: number })[],
  version: number,
): Snapshot | undefined {
  let past = now
  for (const change of changes) {
    if (change.version <= version) break
    const back = takenBack(past, change)
    if (!back) return undefined
    past = back
  }
  const made = changes.find((change) => change.version <= version)
  return { ...past, version, ...(made && made.version < now.version && { updatedAt: made.at }) }
}

/** The snapshot before a change; undefined if the change can't be undone, or the facts don't fit any more. */
export function takenBack(after: Snapshot, { acts, inverse }: MadeChange): Snapshot | undefined {
  try {
    if (inverse) return inverse.reduce(applyAct, after)
    // Acts outside the snapshot, such as announcements, leave it unchanged.
    return acts.every((act) => applyAct(after, act) === after) ? after : undefined
  } catch {
    return undefined
  }
}

/** The current names under the numbers before a change. */
export const namesBefore = (names: Snapshot, { acts, inverse }: MadeChange): Snapshot =>
  inverse && acts.some(({ type }) => type === 'renumber')
    ? inverse.filter(({ type }) => type === 'renumber').reduce(applyAct, names)
    : names

/** The current names under the numbers at a version. `changes`: the newest first. */
export const namesAt = (now: Snapshot, changes: MadeChange[], version: number): Snapshot =>
  changes.filter((change) => change.version > version).reduce(namesBefore, now)

export const wasOpen = ({ stage, settings }: Snapshot): boolean => stage !== 'draft' && settings.public

/** A past version for the public: with current names, without desk data. */
export function shownPast({ desk: _desk, ...past }: Snapshot, now: Snapshot): Snapshot {
  const { players } = past
  const at = new Map(now.players.no.map((no, position) => [no, position]))
  const named = players.no.map((no) => {
    const position = at.get(no)
    if (position === undefined) return { firstName: say.entryNumber({ no }), lastName: '' }
    return { firstName: now.players.firstName[position]!, lastName: now.players.lastName[position]! }
  })
  const owners = players.no.flatMap((no, position) => {
    const owner = now.players.owner?.[at.get(no) ?? -1]
    return owner === undefined ? [] : [[position, owner]]
  })
  const { owner: _owner, ...columns } = players
  return {
    ...past,
    name: now.name,
    user: now.user,
    // The address and the visibility are always the current ones.
    settings: { ...past.settings, public: now.settings.public, vanityURL: now.settings.vanityURL },
    players: {
      ...columns,
      firstName: named.map(({ firstName }) => firstName),
      lastName: named.map(({ lastName }) => lastName),
      ...(owners.length > 0 && { owner: Object.fromEntries(owners) as Record<number, string> }),
    },
  }
}

/** Acts with the current names of their entries. */
export const withNamesOf = (now: Snapshot, acts: Act[]): Act[] => {
  const named = <Entry extends { no: number }>(entry: Entry): Entry => {
    const position = now.players.no.indexOf(entry.no)
    const firstName = position < 0 ? say.entryNumber({ no: entry.no }) : competitorName(now, position)
    return { ...entry, firstName, lastName: '' }
  }
  return acts.map((act) => {
    if (act.type === 'addEntry' || act.type === 'join') return { ...act, entry: named(act.entry) }
    return act.type === 'addEntries' ? { ...act, entries: act.entries.map(named) } : act
  })
}
