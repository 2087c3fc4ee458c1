import { collate } from '#core/text/collate.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

type NameColumns = Pick<Snapshot, 'players'>

const compare = collate()

/** A name as in a list by the alphabet: `Silva, Ana`; one that is in one piece as it is. */
export function listedName({ players }: NameColumns, position: number): string {
  const [first, last] = [players.firstName[position] ?? '', players.lastName[position] ?? '']
  return last && first ? `${last}, ${first}` : last || first
}

/** Orders competitors as they are listed. */
export const byListedName =
  (snapshot: NameColumns) =>
  (a: number, b: number): number =>
    compare(listedName(snapshot, a), listedName(snapshot, b))
