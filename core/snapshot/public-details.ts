import type { StoredEntryDetails, PublicEntryDetails } from './entry-details.ts'

/** From a date in any format; null without a year. */
const birthYear = (birth: string | null): number | null => Number(/\d{4}/.exec(birth ?? '')?.[0] ?? 0) || null

export const publicEntryDetails = ({
  birth,
  fee: _fee,
  email: _email,
  ...details
}: StoredEntryDetails): PublicEntryDetails => ({
  ...details,
  birthYear: birthYear(birth),
})

/** Entries of which nothing is known are left out. */
export const publicDetails = (rows: StoredEntryDetails[]): PublicEntryDetails[] =>
  rows.map(publicEntryDetails).filter(({ no: _no, ...known }) => Object.values(known).some((fact) => fact !== null))

/** Private data removed, in the format of a file. */
export const withBirthYear = (details: StoredEntryDetails): StoredEntryDetails => ({
  ...details,
  birth: birthYear(details.birth)?.toString() ?? null,
})
