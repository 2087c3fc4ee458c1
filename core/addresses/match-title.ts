import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** The title of a match's page, by the positions of its sides. */
export const matchTitle = (tournament: Snapshot, { white, black }: { white: number; black: number }): string =>
  `${competitorName(tournament, white)} – ${competitorName(tournament, black)} · ${tournament.name}`
