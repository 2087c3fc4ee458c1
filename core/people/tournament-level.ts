import { may, type Level } from './levels.ts'

// A user's level on the site.
const SITE_ADMIN = 2

/** User ids by role. */
export interface TournamentPeople {
  organiser: string | null
  deputies: readonly string[]
  /** Players; in a team event the members of the teams. */
  players: readonly string[]
}

/** Undefined when signed out. */
export type Viewer = { id: string; level: number } | undefined

/** 2 for the organiser, deputies and site admins, 1 for players, else 0. */
export function tournamentLevel({ organiser, deputies, players }: TournamentPeople, viewer: Viewer): Level {
  if (!viewer) return 0
  if (viewer.level >= SITE_ADMIN || viewer.id === organiser || deputies.includes(viewer.id)) return 2
  return players.includes(viewer.id) ? 1 : 0
}

/** Private tournaments are visible to their own people only. */
export const mayView = (tournament: { public: boolean }, people: TournamentPeople, viewer: Viewer): boolean =>
  may(tournamentLevel(people, viewer), tournament.public ? 'viewPublic' : 'viewPrivate')
