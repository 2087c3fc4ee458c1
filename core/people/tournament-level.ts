import { may, type Level } from './levels.ts'

// Of a user's own level on the whole site.
const SITE_ADMIN = 2

/** The users that a tournament knows, by id. */
export interface TournamentPeople {
  organiser: string | null
  deputies: readonly string[]
  /** Who plays, and in a team event who belongs to a team that does. */
  players: readonly string[]
}

/** Who asks; undefined when signed out. */
export type Viewer = { id: string; level: number } | undefined

/** The level someone has in a tournament: 2 its organiser, their deputies and the site's admins, 1 its players, else 0. */
export function tournamentLevel({ organiser, deputies, players }: TournamentPeople, viewer: Viewer): Level {
  if (!viewer) return 0
  if (viewer.level >= SITE_ADMIN || viewer.id === organiser || deputies.includes(viewer.id)) return 2
  return players.includes(viewer.id) ? 1 : 0
}

/** Whether someone may see a tournament: a public one everybody, a private one its own people. */
export const mayView = (tournament: { public: boolean }, people: TournamentPeople, viewer: Viewer): boolean =>
  may(tournamentLevel(people, viewer), tournament.public ? 'viewPublic' : 'viewPrivate')
