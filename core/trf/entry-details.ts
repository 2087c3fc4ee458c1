import type { StoredEntryDetails } from '../snapshot/entry-details.ts'
import type { TrfPlayer } from './entrants.ts'
import type { TrfTeam } from './teams.ts'

const SEXES: Record<string, 'm' | 'w'> = { m: 'm', w: 'w', f: 'w' }

/** Personal details in a file. In an individual event the team lines name clubs. `lists`: by start number. */
export function entryDetails(
  entrants: TrfPlayer[],
  clubs: TrfTeam[],
  lists: Map<number, { listed: string }>,
): StoredEntryDetails[] {
  const clubOf = new Map(clubs.flatMap(({ name, members }) => members.map(({ no }) => [no, name] as const)))
  return entrants
    .map(({ no, fideId, sex, birth }) => ({
      no,
      fideId: /^[1-9]\d*$/.test(fideId) ? fideId : null,
      sex: SEXES[sex.toLowerCase()] ?? null,
      birth: birth || null,
      club: clubOf.get(no) || null,
      ...lists.get(no),
    }))
    .filter(({ no: _no, ...known }) => Object.values(known).some((fact) => fact !== null))
}
