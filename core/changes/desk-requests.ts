import type { SentDeskRequest } from '../contract/desk.ts'
import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import type { EntryDetailFields, EntryFields } from './edit-entry.ts'
import type { RefreshedDetails } from './refresh-ratings.ts'

/** Without the number, which is assigned by `entryActs`. */
export type EntryToAdd = Pick<EntryFields, 'firstName' | 'lastName' | 'title' | 'rating' | 'nationality' | 'pool'> &
  Omit<StoredEntryDetails, 'no'>

/** The server adds the old details, so that the correction can be undone. */
interface DetailsBefore {
  detailsBefore?: { [Key in keyof EntryDetailFields]?: EntryDetailFields[Key] | undefined } | undefined
}

/** The server adds who decides, and when. */
interface DecisionMaker {
  by?: string | undefined
  at?: number | undefined
}

/** A request from the desk. Type only: importing the schema would bring zod to the browser. */
export type DeskRequest =
  | Exclude<SentDeskRequest, { type: 'editEntry' | 'mergeEntries' | 'refreshRatings' | 'ruleMini' }>
  | (Extract<SentDeskRequest, { type: 'ruleMini' }> & DecisionMaker)
  | (Extract<SentDeskRequest, { type: 'editEntry' }> & DetailsBefore)
  | (Extract<SentDeskRequest, { type: 'mergeEntries' }> & DetailsBefore)
  | (Extract<SentDeskRequest, { type: 'refreshRatings' }> & { detailsBefore?: RefreshedDetails[] | undefined })

export type DeskRequestType = DeskRequest['type']

export type RequestOf<Type extends DeskRequestType> = Extract<DeskRequest, { type: Type }>
