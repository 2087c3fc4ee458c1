import * as say from '#words/changes.js'
import * as sayCode from '#words/teamCodes.js'
import * as sayFacts from '#words/eventFacts.js'
import * as sayLetters from '#words/letterChoices.js'
import * as sayStarts from '#words/starts.js'
import * as sayRatings from '#words/ratings.js'
import * as sayRefusal from '#words/refusalsOfActs.js'
import { joinComma } from '../text/join-comma.ts'
import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import { recordsOf } from '../snapshot/from-records.ts'
import type { PlayerRecord } from '../snapshot/records.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { ActDefinition } from './act.ts'
import { entryLabel, entryPosition, withEntryChanged } from './entries.ts'

export type EntryFields = Pick<
  PlayerRecord,
  'firstName' | 'lastName' | 'title' | 'rating' | 'nationality' | 'pool' | 'joinedFrom' | 'code'
>

export type EntryDetailFields = Omit<StoredEntryDetails, 'no'> & {
  /** The name of their account at Lichess. */
  lichess?: string | null
  /** Notes, as JSON: core/people/notes.ts. */
  meta?: string | null
}

export interface EditEntry {
  type: 'editEntry'
  no: number
  change: Partial<EntryFields>
  /** The entry's data outside the snapshot, new and old: the inverse needs the old values. */
  details?: Partial<EntryDetailFields>
  detailsBefore?: Partial<EntryDetailFields>
}

const LABELS: Record<keyof EntryFields, () => string> = {
  firstName: say.fieldFirstName,
  lastName: say.fieldLastName,
  title: say.fieldTitle,
  rating: say.fieldRating,
  nationality: say.fieldFederation,
  pool: say.fieldPool,
  joinedFrom: say.fieldFirstRound,
  code: sayCode.fieldCode,
}

const DETAIL_LABELS: Record<keyof EntryDetailFields, () => string> = {
  fideId: say.fieldFideId,
  sex: say.fieldSex,
  birth: say.fieldBirth,
  club: say.fieldClub,
  group: say.fieldGroup,
  fee: say.fieldFee,
  email: sayLetters.fieldEmail,
  lichess: sayStarts.fieldLichess,
  meta: sayFacts.fieldNotes,
  listed: sayRatings.fieldListed,
}

/** The position of the entry for which a code was set. */
function holderOf({ players: { codes = {} } }: Snapshot, code: string): number | undefined {
  const found = Object.entries(codes).find(([, set]) => set === code)
  return found && Number(found[0])
}

export const editEntry: ActDefinition<EditEntry> = {
  traits: {
    frames: 'round',
    isPublic: ({ details }) => !details || !('fee' in details || 'meta' in details || 'email' in details),
    isFinal: false,
    restsOnAll: false,
    isAtDesk: false,
    isOfPairing: false,
  },
  refusal: (snapshot, { no, change }) => {
    const position = entryPosition(snapshot, no)
    if (position < 0) return sayRefusal.entryNotFound()
    const owner = change.code ? holderOf(snapshot, change.code) : undefined
    if (owner !== undefined && owner !== position)
      return sayCode.codeTaken({ code: change.code!, entry: entryLabel(snapshot, snapshot.players.no[owner]!) })
    const isMoved = change.pool !== undefined && change.pool !== (snapshot.players.pool?.[position] ?? 0)
    const isPaired = snapshot.rounds.some(({ white, black }) => white.includes(position) || black.includes(position))
    return isMoved && isPaired ? sayRefusal.staysInPool({ entry: entryLabel(snapshot, no) }) : undefined
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
    const changed = Object.entries(change).map(([key, value]) => {
      const field = LABELS[key as keyof EntryFields]()
      const text = String(value ?? '')
      return text ? say.fieldIs({ field, value: text }) : say.fieldEmptied({ field })
    })
    // The public history names corrected personal data without their values.
    const corrected = Object.keys(details).map((key) => DETAIL_LABELS[key as keyof EntryDetailFields]())
    const entry = entryLabel(snapshot, no)
    const fields = joinComma([...changed, ...corrected])
    return fields ? say.entryEdited({ entry, fields }) : say.entryNotEdited({ entry })
  },
}
