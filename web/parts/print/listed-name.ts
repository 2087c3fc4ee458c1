import { collate } from '#core/text/collate.ts'
import type { Snapshot } from '#core/snapshot/snapshot.ts'

type NameColumns = Pick<Snapshot, 'players'>

const compare = collate()

/** A name for a sorted list: `Silva, Ana`; a name without two parts is left as it is. */
export function listedName({ players }: NameColumns, position: number): string {
  const [first, last] = [players.firstName[position] ?? '', players.lastName[position] ?? '']
  return last && first ? `${last}, ${first}` : last || first
}

export const byListedName =
  (snapshot: NameColumns) =>
  (a: number, b: number): number =>
    compare(listedName(snapshot, a), listedName(snapshot, b))
