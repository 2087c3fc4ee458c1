import { isSimilar } from '../text/distance.ts'
import { clubSlug, type ExpectedTeam } from './clubs.ts'

/** A club at the chess site. Its number stays when the club is renamed. */
export interface NumberedClub {
  slug: string
  name: string
  id?: number | undefined
}

type ClubIds = ReadonlyMap<string, number>

/**
 * Whether a match is one of other clubs: a team whose club is known is not there, neither by its page, nor by its
 * number, nor by its name. Teams without a known club could be any.
 */
export const isForeign = (
  clubs: readonly NumberedClub[],
  teams: readonly ExpectedTeam[],
  ids: ClubIds = new Map(),
): boolean => teams.some((team) => team.club !== null && !clubs.some((club) => isClubOf(team, club, ids)))

function isClubOf(team: ExpectedTeam, club: NumberedClub, ids: ClubIds): boolean {
  const slug = clubSlug(team.club ?? '')
  const id = ids.get(slug)
  return slug === club.slug || (id !== undefined && id === club.id) || isSimilar(team.name, club.name)
}
