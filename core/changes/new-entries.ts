import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import type { PlayerRecord } from '../snapshot/records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Act } from './act.ts'
import type { EntryToAdd } from './desk-requests.ts'
import { nextNo } from './entries.ts'
import { byStrength } from './initial-order.ts'

/**
 * Adds entries under the next numbers. The first list of an event is numbered by rating and title as FIDE requires;
 * ties keep the given order.
 */
export function entryActs(snapshot: Snapshot, given: EntryToAdd[]): Act[] {
  if (given.length === 0) return []
  const isFirst = snapshot.players.no.length === 0
  const list = isFirst ? given.toSorted(byStrength) : given
  const first = nextNo(snapshot)
  const isLate = snapshot.round > 0
  const numbered = list.map((entry, at) => ({ entry, no: first + at }))
  const details = numbered.flatMap(({ entry, no }) => detailsOf(entry, no))
  return [
    {
      type: 'addEntries',
      entries: numbered.map(
        ({ entry: { firstName, lastName, title, rating, nationality, pool }, no }): PlayerRecord => ({
          no,
          firstName,
          lastName,
          title,
          rating,
          nationality,
          pool,
          active: true,
          joinedFrom: isLate ? snapshot.round + 1 : null,
          withdrawnFrom: null,
          owner: null,
        }),
      ),
      ...(details.length > 0 && { details }),
    },
  ]
}

const detailsOf = (
  { fideId, sex, club, birth, group = null, listed = null }: EntryToAdd,
  no: number,
): StoredEntryDetails[] =>
  fideId || sex || club || birth || group || listed
    ? [{ no, fideId, sex, club, birth, ...(group && { group }), ...(listed && { listed }) }]
    : []
