import { joinFacts } from '../text/join-comma.ts'
import { versus } from '../text/versus.ts'
import { competitorName } from '../snapshot/names.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** `white` and `black` are positions in the snapshot's players. */
export const matchTitle = (tournament: Snapshot, { white, black }: { white: number; black: number }): string =>
  joinFacts([versus(competitorName(tournament, white), competitorName(tournament, black)), tournament.name])
