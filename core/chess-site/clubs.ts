import { distance, isSimilar } from '../text/distance.ts'

/** A club of the chess site. `slug` is the last part of its page's address, `people` are usernames in lower case. */
export interface SiteClub {
  slug: string
  name: string
  people?: Set<string>
}

/**
 * One of our teams. `club` is the address of its page at the chess site, `people` are the usernames known to play for
 * it.
 */
export interface ExpectedTeam {
  name: string
  club: string | null
  people?: Set<string>
}

/** The last part of a club's address on the site or its API, in lower case. A bare slug is returned as it is. */
export const clubSlug = (address: string): string =>
  address
    .split(/[?#]/, 1)[0]!
    .split('/')
    .findLast((part) => part !== '')
    ?.toLowerCase() ?? ''

const hasSamePage = ({ slug }: SiteClub, { club }: ExpectedTeam): boolean =>
  club !== null && slug !== '' && clubSlug(club) === slug
const hasSimilarName = (club: SiteClub, team: ExpectedTeam): boolean => isSimilar(team.name, club.name)

/** Shared players identify a club that changed its name and page. */
const sharedPlayers = (club: SiteClub, team: ExpectedTeam): number =>
  [...(club.people ?? [])].filter((name) => team.people?.has(name)).length

/**
 * The position of our first team among the match's clubs, so the other club is our second team; undefined when no club
 * is recognised. A page decides before a name, a name before players, and one recognised club is enough.
 */
export function firstClub(clubs: [SiteClub, SiteClub], teams: [ExpectedTeam, ExpectedTeam]): 0 | 1 | undefined {
  for (const fits of [hasSamePage, hasSimilarName, sharedPlayers]) {
    const [straight, crossed] = [fitScore(clubs, teams, fits), fitScore([clubs[1], clubs[0]], teams, fits)]
    if (straight !== crossed) return straight > crossed ? 0 : 1
    if (straight > 0) return nameDistance(clubs, teams) <= nameDistance([clubs[1], clubs[0]], teams) ? 0 : 1
  }
  return undefined
}

type FitMeasure = (club: SiteClub, team: ExpectedTeam) => boolean | number

const fitScore = (clubs: [SiteClub, SiteClub], teams: [ExpectedTeam, ExpectedTeam], fits: FitMeasure): number =>
  clubs.reduce((sum, club, at) => sum + Number(fits(club, teams[at]!)), 0)

/** The sum of both edit distances. */
const nameDistance = (clubs: [SiteClub, SiteClub], teams: [ExpectedTeam, ExpectedTeam]): number =>
  clubs.reduce((sum, { name }, at) => sum + distance(name.toLowerCase(), teams[at]!.name.toLowerCase()), 0)
