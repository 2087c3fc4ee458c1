import { name } from '../player/name.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** What the page of a match is called, by the positions of its sides. */
export const titleOfMatch = (tournament: Snapshot, { white, black }: { white: number; black: number }): string =>
  `${name(tournament, white)} – ${name(tournament, black)} · ${tournament.name}`
