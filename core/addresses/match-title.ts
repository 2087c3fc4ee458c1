import { name } from '../player/name.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** The title of a match's page, by the positions of its sides. */
export const matchTitle = (tournament: Snapshot, { white, black }: { white: number; black: number }): string =>
  `${name(tournament, white)} – ${name(tournament, black)} · ${tournament.name}`
