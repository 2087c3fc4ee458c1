import type { SentDeskRequest } from '../contract/desk.ts'
import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import type { EntryDetailFields, EntryFields } from './edit-entry.ts'

/** An entry without its number, which the tournament gives. */
export type EntryToAdd = Pick<EntryFields, 'firstName' | 'lastName' | 'title' | 'rating' | 'nationality' | 'pool'> &
  Omit<StoredEntryDetails, 'no'>

/** What a correction of an entry finds: the server adds it, so that the correction can be undone. */
interface DetailsBefore {
  detailsBefore?: { [Key in keyof EntryDetailFields]?: EntryDetailFields[Key] | undefined } | undefined
}

/** A request at the desk, from which acts are made by the facts at hand. Type only: the schema would bring zod to the browser. */
export type DeskRequest =
  | Exclude<SentDeskRequest, { type: 'editEntry' }>
  | (Extract<SentDeskRequest, { type: 'editEntry' }> & DetailsBefore)

export type DeskRequestType = DeskRequest['type']
