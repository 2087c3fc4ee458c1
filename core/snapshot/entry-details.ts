/** An entry's data outside the snapshot, from federations and files. */
interface EntryDetails {
  no: number
  fideId: string | null
  sex: 'm' | 'w' | null
  club: string | null
  /** The group for prizes; undefined if the event has none. */
  group?: string | null
  /** What rating lists said of the player (core/ratings/listed-text.ts); undefined if nothing was taken from them. */
  listed?: string | null
}

export interface StoredEntryDetails extends EntryDetails {
  /** A date or year as written in the file. The public sees only the year. */
  birth: string | null
  /** The entry fee; null: not paid yet. Only for the desk. */
  fee?: Fee | null
  /** The address to which letters go, as the player agreed. Only for the desk. */
  email?: string | null
}

/** What the tables have of an entry beside its details: from its owner, or from an earlier site. */
interface EntryExtras {
  contact?: string | null
  lichess?: string | null
  chessCom?: string | null
  /** JSON. */
  meta?: string | null
}

/** Of a removed entry, so that undo brings everything back. */
export type RemovedDetails = StoredEntryDetails & EntryExtras

export const FEES = ['paid', 'free'] as const
/** `free`: no fee is required. */
type Fee = (typeof FEES)[number]

/** Without private data. */
export interface PublicEntryDetails extends EntryDetails {
  birthYear: number | null
}

/** FIDE's age groups. A player belongs to a group until the end of the year in which they reach its last age. */
export const AGE_GROUPS = {
  U8: { to: 8 },
  U10: { to: 10 },
  U12: { to: 12 },
  U14: { to: 14 },
  U16: { to: 16 },
  U18: { to: 18 },
  U20: { to: 20 },
  'S50+': { from: 50 },
  'S65+': { from: 65 },
} satisfies Record<string, { from?: number; to?: number }>
export type AgeGroup = keyof typeof AGE_GROUPS

/** Whether a player born in `birthYear` belongs to a group in `year`, by the age reached in that year. */
export function isOfAge(group: AgeGroup, birthYear: number, year: number): boolean {
  const { from = 0, to = Infinity }: { from?: number; to?: number } = AGE_GROUPS[group]
  const age = year - birthYear
  return age >= from && age <= to
}
