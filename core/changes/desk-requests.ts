import type { EnteredResult } from '../match/entered-result.ts'
import type { ResultClaim } from '../match/reported-result.ts'
import type { ByeRequest, DrawnPair } from '../snapshot/desk.ts'
import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import type { Settings } from '../tournament/tournament.ts'
import type { EntryDetailFields, EntryFields } from './edit-entry.ts'
import type { PairingInRound } from './pairing.ts'

/** Somebody as they are entered: the tournament gives them their number. */
export type EntryToAdd = Pick<EntryFields, 'firstName' | 'lastName' | 'title' | 'rating' | 'nationality' | 'pool'> &
  Omit<StoredEntryDetails, 'no'>

type EntryDetailChange = { [Key in keyof EntryDetailFields]?: EntryDetailFields[Key] | undefined }

type RoundRequest<Type extends string> = { type: Type; round: number }

/** What may be asked for at the desk. Acts are made of it by the facts at hand. */
export type DeskRequest =
  | { type: 'open' | 'abandon' | 'resume' | 'sendReport' | 'takeReportBack' | 'leaveFideMode' }
  | {
      type: 'editEvent'
      name?: string | undefined
      settings?: { [Key in keyof Settings]?: Settings[Key] | undefined } | undefined
      dates?: (number | null)[] | undefined
    }
  | { type: 'addEntries'; entries: EntryToAdd[] }
  | {
      type: 'editEntry'
      no: number
      change: { [Key in keyof EntryFields]?: EntryFields[Key] | undefined }
      /** Beyond the tournament’s facts. */
      details?: EntryDetailChange | undefined
      /** What they were before: the server knows. */
      detailsBefore?: EntryDetailChange | undefined
    }
  | { type: 'renumber' }
  | { type: 'removeEntries'; nos: number[] }
  | { type: 'withdraw'; no: number; also?: number[] | undefined; from?: number | undefined }
  | { type: 'expel'; no: number }
  | { type: 'exchangeNumbers'; one: number; other: number }
  | { type: 'reinstate'; no: number }
  | (RoundRequest<'setBye'> & { no: number; bye: Pick<ByeRequest, 'type' | 'state'> | null })
  | (RoundRequest<'checkIn'> & { nos: number[]; isPresent: boolean | null })
  | (RoundRequest<'draw'> & {
      isByHand?: boolean | undefined
      hasThirdPlace?: boolean | undefined
      /** What the same engine drew in the browser from the same facts. */
      expected?: DrawnPair[] | undefined
      /** The mark of what it was drawn from, where there are too many players for the server to draw again. */
      certificate?: string | undefined
      /** As another program paired it. */
      pairs?: DrawnPair[] | undefined
    })
  | (RoundRequest<'editDraw'> & { pairs: DrawnPair[] })
  /** The draft anew around the pairs that are fixed; two may not meet in it, or may meet again. */
  | (RoundRequest<'redraw'> & { forbid?: [number, number] | undefined; allow?: [number, number] | undefined })
  | (RoundRequest<'schedule'> & { publishAt: number | null })
  | RoundRequest<'discardDraw' | 'publish' | 'reopen'>
  /** Its results are taken back too, where it has any. */
  | (RoundRequest<'unpublish'> & { isWithResults?: boolean | undefined })
  | (RoundRequest<'close'> & { isAdjourning?: boolean | undefined })
  | (PairingInRound & {
      type: 'enterResult'
      result: EnteredResult
      was?: string | undefined
      /** What goes with a correction: the draft of the next round is drawn again, or only the rating report knows of it. */
      goes?: 'redraw' | 'ratingReport' | undefined
    })
  /** Two letters for each board of a team match, board 1 first. */
  | (PairingInRound & { type: 'enterBoards'; boards: string })
  | (PairingInRound & { type: 'clearResult' | 'adjourn' })
  | (PairingInRound & { type: 'settle'; by: ResultClaim['by'] })
  | { type: 'confirm'; boards?: PairingInRound[] | undefined }

export type DeskRequestType = DeskRequest['type']
