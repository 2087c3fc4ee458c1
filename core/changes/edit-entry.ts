import { recordsOf } from '../snapshot/from-records.ts'
import type { PlayerRecord } from '../snapshot/records.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, NO_SUCH_ENTRY, withEntryChanged } from './entries.ts'

export type EntryFields = Pick<
  PlayerRecord,
  'firstName' | 'lastName' | 'title' | 'rating' | 'nationality' | 'pool' | 'joinedFrom'
>

/** Corrects what is known of an entry; its number and its games stay. */
export interface EditEntry {
  type: 'editEntry'
  no: number
  change: Partial<EntryFields>
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

export const editEntry: ActDefinition<EditEntry> = {
  level: 2,
  refusal: (snapshot, { no, change }) => {
    const position = entryPosition(snapshot, no)
    if (position < 0) return NO_SUCH_ENTRY
    const isMoved = change.pool !== undefined && change.pool !== (snapshot.players.pool?.[position] ?? 0)
    const isPaired = snapshot.rounds.some(({ white, black }) => white.includes(position) || black.includes(position))
    return isMoved && isPaired ? `${entryLabel(snapshot, no)} has been paired and stays in this pool.` : undefined
  },
  apply: (snapshot, { no, change }) => withEntryChanged(snapshot, no, change),
  inverse: (snapshot, { no, change }) => {
    const row = recordsOf(snapshot).players.find((player) => player.no === no)
    const before = Object.keys(change).map((key) => [key, row?.[key as keyof EntryFields]])
    return row && { type: 'editEntry', no, change: Object.fromEntries(before) as Partial<EntryFields> }
  },
  words: (snapshot, { no, change }) => {
    const changed = Object.entries(change).map(
      ([key, value]) => `${LABELS[key as keyof EntryFields]} ${String(value ?? '') || 'none'}`,
    )
    return `${entryLabel(snapshot, no)}: ${changed.join(', ') || 'nothing changed'}`
  },
}
