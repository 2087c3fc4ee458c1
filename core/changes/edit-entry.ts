import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import { recordsOf } from '../snapshot/from-records.ts'
import type { PlayerRecord } from '../snapshot/records.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, NO_SUCH_ENTRY, withEntryChanged } from './entries.ts'

export type EntryFields = Pick<
  PlayerRecord,
  'firstName' | 'lastName' | 'title' | 'rating' | 'nationality' | 'pool' | 'joinedFrom'
>

export type EntryDetailFields = Omit<StoredEntryDetails, 'no'>

export interface EditEntry {
  type: 'editEntry'
  no: number
  change: Partial<EntryFields>
  /** The entry's data outside the snapshot, new and old: the inverse needs the old values. */
  details?: Partial<EntryDetailFields>
  detailsBefore?: Partial<EntryDetailFields>
}

const LABELS: Record<keyof EntryFields, string> = {
  firstName: 'first name',
  lastName: 'last name',
  title: 'title',
  rating: 'rating',
  nationality: 'federation',
  pool: 'pool',
  joinedFrom: 'first round',
}

const DETAIL_LABELS: Record<keyof EntryDetailFields, string> = {
  fideId: 'FIDE ID',
  sex: 'sex',
  birth: 'date of birth',
  club: 'club',
  group: 'group',
  fee: 'fee',
}

export const editEntry: ActDefinition<EditEntry> = {
  traits: {
    frames: 'round',
    isPublic: ({ details }) => !details || !('fee' in details),
    isFinal: false,
    restsOnAll: false,
    isAtDesk: false,
    isOfPairing: false,
  },
  refusal: (snapshot, { no, change }) => {
    const position = entryPosition(snapshot, no)
    if (position < 0) return NO_SUCH_ENTRY
    const isMoved = change.pool !== undefined && change.pool !== (snapshot.players.pool?.[position] ?? 0)
    const isPaired = snapshot.rounds.some(({ white, black }) => white.includes(position) || black.includes(position))
    return isMoved && isPaired ? `${entryLabel(snapshot, no)} has been paired and stays in this pool.` : undefined
  },
  apply: (snapshot, { no, change }) => withEntryChanged(snapshot, no, change),
  inverse: (snapshot, { no, change, details, detailsBefore }) => {
    const row = recordsOf(snapshot).players.find((player) => player.no === no)
    const before = Object.keys(change).map((key) => [key, row?.[key as keyof EntryFields]])
    return (
      row && {
        type: 'editEntry',
        no,
        change: Object.fromEntries(before) as Partial<EntryFields>,
        ...(details && detailsBefore && { details: detailsBefore, detailsBefore: details }),
      }
    )
  },
  words: (snapshot, { no, change, details = {} }) => {
    const changed = Object.entries(change).map(
      ([key, value]) => `${LABELS[key as keyof EntryFields]} ${String(value ?? '') || 'none'}`,
    )
    // The public history names corrected personal data without their values.
    const corrected = Object.keys(details).map((key) => DETAIL_LABELS[key as keyof EntryDetailFields])
    return `${entryLabel(snapshot, no)}: ${[...changed, ...corrected].join(', ') || 'nothing changed'}`
  },
}
