import type { Snapshot } from '#core/snapshot/snapshot.ts'

type Named = Pick<Snapshot, 'players'>

const { compare } = new Intl.Collator('en')

/** A name as in a list by the alphabet: `Silva, Ana`; one that is in one piece as it is. */
export function listedName({ players }: Named, position: number): string {
  const [first, last] = [players.firstName[position] ?? '', players.lastName[position] ?? '']
  return last && first ? `${last}, ${first}` : last || first
}

/** Orders competitors as they are listed. */
export const byListedName =
  (snapshot: Named) =>
  (a: number, b: number): number =>
    compare(listedName(snapshot, a), listedName(snapshot, b))
