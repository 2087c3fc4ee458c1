import { mayBe } from '#core/people/entry-doubles.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

interface NewPerson {
  firstName: string
  lastName: string
  fideId?: string | null
}

/** Numbers of the entries that may be the same person: by FIDE ID, or by name if one has no FIDE ID. */
export function findNamesakes(
  { players }: Snapshot,
  { fideId = null, ...name }: NewPerson,
  details: readonly { no: number; fideId: string | null }[] = [],
): number[] {
  const ids = new Map(details.map((one) => [one.no, one.fideId]))
  const isSame = mayBe({ ...name, fideId })
  return players.no.filter((no, at) =>
    isSame({ firstName: players.firstName[at]!, lastName: players.lastName[at]!, fideId: ids.get(no) ?? null }),
  )
}
