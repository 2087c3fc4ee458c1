import { foldName } from '../text/fold.ts'
import { competitorName } from './names.ts'
import type { Snapshot } from './snapshot.ts'

type NamesakeEntry = Pick<Snapshot, 'players' | 'settings'>

const kept = new WeakMap<Snapshot['players'], Set<number>>()

/** Positions of competitors that share their name with another one in the event. */
function namesakes(snapshot: NamesakeEntry): Set<number> {
  const known = kept.get(snapshot.players)
  if (known) return known
  const byName = Map.groupBy(snapshot.players.no.keys(), (at) => foldName(competitorName(snapshot, at)))
  const found = new Set([...byName.values()].filter(({ length }) => length > 1).flat())
  kept.set(snapshot.players, found)
  return found
}

/** `No. 12`, to tell a competitor from namesakes; undefined for all others. */
export const namesakeMark = (snapshot: NamesakeEntry, position: number): string | undefined =>
  namesakes(snapshot).has(position) ? `No. ${snapshot.players.no[position]}` : undefined

/** A name with the starting number if another competitor has the same name: `Ann Lee (No. 12)`. */
export function distinctName(
  snapshot: NamesakeEntry,
  position: number,
  name = competitorName(snapshot, position),
): string {
  const mark = namesakeMark(snapshot, position)
  return mark ? `${name} (${mark})` : name
}

/** The last name if no one else has it, else the distinct name; a team’s whole name. */
export function shortName(snapshot: NamesakeEntry, position: number): string {
  const { players, settings } = snapshot
  const last = players.lastName[position]
  const isAlone = players.lastName.indexOf(last!) === players.lastName.lastIndexOf(last!)
  return settings.competitors === 'individual' && last && isAlone ? last : distinctName(snapshot, position)
}
