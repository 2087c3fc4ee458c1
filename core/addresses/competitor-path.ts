import { competitorId } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'
import { pathOf, profilePath } from './paths.ts'

/** The word for a competitor in addresses: of a player, or in a team event of a team. */
const competitorWord = ({ settings }: { settings: Pick<Settings, 'competitors'> }): 'player' | 'team' =>
  settings.competitors === 'team' ? 'team' : 'player'

/** The card of a competitor in the tournament, by their number. */
export const cardPath = (
  tournament: { id: string; settings: Pick<Settings, 'competitors' | 'vanityURL'> },
  no: number,
): string => `/t${pathOf(tournament.settings.vanityURL ?? tournament.id, competitorWord(tournament), String(no))}`

/** Why a competitor has their rank after a round, by their number. */
export const rankPath = (
  tournament: { id: string; settings: Pick<Settings, 'vanityURL'> },
  no: number,
  round: number | string,
): string => `/t${pathOf(tournament.settings.vanityURL ?? tournament.id, 'why', 'rank', String(no), String(round))}`

/** The card by position. */
export const competitorPath = (snapshot: Pick<Snapshot, 'id' | 'players' | 'settings'>, position: number): string =>
  cardPath(snapshot, snapshot.players.no[position]!)

/** The profile of a competitor by position: of whoever claimed the entry, or of the entry itself. */
export const competitorProfilePath = (
  snapshot: Pick<Snapshot, 'id' | 'players' | 'settings'>,
  position: number,
): string => profilePath(competitorWord(snapshot), competitorId(snapshot, position))
