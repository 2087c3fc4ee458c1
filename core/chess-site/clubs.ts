import { distance, isSimilar } from '../text/distance.ts'

/** A club as the chess site has it: its page's address part, its name, and who plays for it, in lower case. */
export interface SiteClub {
  slug: string
  name: string
  people?: Set<string>
}

/** A team of ours: its name, its club's page where somebody said so, and usernames that are known to play for it. */
export interface ExpectedTeam {
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

const hasSamePage = ({ slug }: SiteClub, { club }: ExpectedTeam): boolean =>
  club !== null && slug !== '' && clubSlug(club) === slug
const hasSimilarName = (club: SiteClub, team: ExpectedTeam): boolean => isSimilar(team.name, club.name)

/** How many people play for both: clubs rename themselves, page and all. */
const sharedPlayers = (club: SiteClub, team: ExpectedTeam): number =>
  [...(club.people ?? [])].filter((name) => team.people?.has(name)).length

/**
 * Which of a match's two clubs is our first team, 0 or 1, and so the other our second; undefined when neither club can
 * be told to be either team. A page says more than a name, a name more than who plays, and one club that is known says who
 * the other is.
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

/** How far the names are from each other in all. */
const nameDistance = (clubs: [SiteClub, SiteClub], teams: [ExpectedTeam, ExpectedTeam]): number =>
  clubs.reduce((sum, { name }, at) => sum + distance(name.toLowerCase(), teams[at]!.name.toLowerCase()), 0)
