import { may, type Level } from '../people/levels.ts'

// Of a user's own level on the whole site.
const SITE_ADMIN = 2

/** The users that a tournament knows, by id. */
export interface People {
  organiser: string | null
  deputies: readonly string[]
  /** Who plays, and in a team event who belongs to a team that does. */
  players: readonly string[]
}

/** Who asks; undefined when signed out. */
export type Asker = { id: string; level: number } | undefined

/** The level someone has in a tournament: 2 its organiser, their deputies and the site's admins, 1 its players, else 0. */
export function levelIn({ organiser, deputies, players }: People, asker: Asker): Level {
  if (!asker) return 0
  if (asker.level >= SITE_ADMIN || asker.id === organiser || deputies.includes(asker.id)) return 2
  return players.includes(asker.id) ? 1 : 0
}

/** Whether someone may see a tournament: a public one everybody, a private one its own people. */
export const mayView = (tournament: { public: boolean }, people: People, asker: Asker): boolean =>
  may(levelIn(people, asker), tournament.public ? 'viewPublic' : 'viewPrivate')
