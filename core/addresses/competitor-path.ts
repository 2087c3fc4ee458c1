import { competitorId } from '../snapshot/pairing.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Settings } from '../tournament/tournament.ts'
import { pathOf, profilePath } from './paths.ts'

const competitorWord = ({ settings }: { settings: Pick<Settings, 'competitors'> }): 'player' | 'team' =>
  settings.competitors === 'team' ? 'team' : 'player'

export const cardPath = (
  tournament: { id: string; settings: Pick<Settings, 'competitors' | 'vanityURL'> },
  no: number,
): string => `/t${pathOf(tournament.settings.vanityURL ?? tournament.id, competitorWord(tournament), String(no))}`

export const rankPath = (
  tournament: { id: string; settings: Pick<Settings, 'vanityURL'> },
  no: number,
  round: number | string,
): string => `/t${pathOf(tournament.settings.vanityURL ?? tournament.id, 'why', 'rank', String(no), String(round))}`

export const competitorPath = (snapshot: Pick<Snapshot, 'id' | 'players' | 'settings'>, position: number): string =>
  cardPath(snapshot, snapshot.players.no[position]!)

/** The profile of the user or club that claimed the entry, else the entry's own. */
export const competitorProfilePath = (
  snapshot: Pick<Snapshot, 'id' | 'players' | 'settings'>,
  position: number,
): string => profilePath(competitorWord(snapshot), competitorId(snapshot, position))
