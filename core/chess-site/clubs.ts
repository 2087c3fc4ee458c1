import { distance, isNear } from '../text/distance.ts'

/** A club as the chess site has it: its page's address part, its name, and who plays for it, in lower case. */
export interface Club {
  slug: string
  name: string
  people?: Set<string>
}

/** A team of ours: its name, its club's page where somebody said so, and usernames that are known to play for it. */
export interface Team {
  name: string
  club: string | null
  people?: Set<string>
}

/** The last part of a club's address on the site or its API, in lower case; a bare part is itself. */
export const clubSlug = (address: string): string =>
  address
    .split(/[?#]/, 1)[0]!
    .split('/')
    .findLast((part) => part !== '')
    ?.toLowerCase() ?? ''

/** Whether a club is that team: the same page, or a name near enough. */
export const isClub = (club: Club, team: Team): boolean => isPage(club, team) || isNamed(club, team)

const isPage = ({ slug }: Club, { club }: Team): boolean => club !== null && slug !== '' && clubSlug(club) === slug
const isNamed = (club: Club, team: Team): boolean => isNear(team.name, club.name)

/** How many people play for both: clubs rename themselves, page and all. */
const shared = (club: Club, team: Team): number =>
  [...(club.people ?? [])].filter((name) => team.people?.has(name)).length

/**
 * Which of a match's two clubs is our first team, 0 or 1, and so the other our second; undefined when neither club can
 * be told to be either team. A page says more than a name, a name more than who plays, and one club that is known says who
 * the other is.
 */
export function firstClub(clubs: [Club, Club], teams: [Team, Team]): 0 | 1 | undefined {
  for (const fits of [isPage, isNamed, shared]) {
    const [straight, crossed] = [fitting(clubs, teams, fits), fitting([clubs[1], clubs[0]], teams, fits)]
    if (straight !== crossed) return straight > crossed ? 0 : 1
    if (straight > 0) return apart(clubs, teams) <= apart([clubs[1], clubs[0]], teams) ? 0 : 1
  }
  return undefined
}

type Fits = (club: Club, team: Team) => boolean | number

const fitting = (clubs: [Club, Club], teams: [Team, Team], fits: Fits): number =>
  clubs.reduce((sum, club, at) => sum + Number(fits(club, teams[at]!)), 0)

/** How far the names are from each other in all. */
const apart = (clubs: [Club, Club], teams: [Team, Team]): number =>
  clubs.reduce((sum, { name }, at) => sum + distance(name.toLowerCase(), teams[at]!.name.toLowerCase()), 0)
