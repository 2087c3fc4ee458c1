import { competitorId } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** The page of a competitor by position: a player's, or in a team event a team's. */
export const competitorPath = (snapshot: Pick<Snapshot, 'id' | 'players' | 'settings'>, position: number): string =>
  `/${snapshot.settings.competitors === 'team' ? 'team' : 'player'}/${competitorId(snapshot, position)}`
