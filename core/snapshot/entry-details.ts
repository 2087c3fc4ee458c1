/** What federations and files know of an entry beyond what its tournament needs. */
interface EntryDetails {
  /** The entry's number. */
  no: number
  fideId: string | null
  sex: 'm' | 'w' | null
  club: string | null
  /** The group in which they play for prizes; left out where nobody asks. */
  group?: string | null
}

/** As a file has it. */
export interface StoredEntryDetails extends EntryDetails {
  /** A day or a year, as it was written; who reads a page is told the year alone. */
  birth: string | null
  /** Whether the entry fee was paid; null: not yet. Only the desk knows. */
  fee?: Fee | null
}

export const FEES = ['paid', 'free'] as const
/** How an entry stands with the fee: paid, or none is asked of it. */
type Fee = (typeof FEES)[number]

/** As everybody may know it. */
export interface PublicEntryDetails extends EntryDetails {
  birthYear: number | null
}

/** The year in a date of birth, whichever way it is written. */
const birthYear = (birth: string | null): number | null => Number(/\d{4}/.exec(birth ?? '')?.[0] ?? 0) || null

export const publicEntryDetails = ({ birth, fee: _fee, ...details }: StoredEntryDetails): PublicEntryDetails => ({
  ...details,
  birthYear: birthYear(birth),
})

/** Of all entries what everybody may know, of those of whom anything is. */
export const publicDetails = (rows: StoredEntryDetails[]): PublicEntryDetails[] =>
  rows.map(publicEntryDetails).filter(({ no: _no, ...known }) => Object.values(known).some((fact) => fact !== null))

/** The same, as everybody may have it in a file. */
export const withBirthYear = (details: StoredEntryDetails): StoredEntryDetails => ({
  ...details,
  birth: birthYear(details.birth)?.toString() ?? null,
})

/** FIDE's groups of age: until the end of the year in which somebody gets as old. */
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

/** Whether somebody born in a year belongs to a group in another: juniors by the age they reach in it, seniors alike. */
export function isOfAge(group: AgeGroup, birthYear: number, year: number): boolean {
  const { from = 0, to = Infinity }: { from?: number; to?: number } = AGE_GROUPS[group]
  const age = year - birthYear
  return age >= from && age <= to
}
