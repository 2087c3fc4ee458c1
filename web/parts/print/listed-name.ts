import type { Snapshot } from '#core/snapshot/snapshot.ts'

/** A name as in a list by the alphabet: `Silva, Ana`; a team’s as it is. */
export function listedName({ players }: Pick<Snapshot, 'players'>, position: number): string {
  const [first, last] = [players.firstName[position] ?? '', players.lastName[position] ?? '']
  return last && first ? `${last}, ${first}` : last || first
}
