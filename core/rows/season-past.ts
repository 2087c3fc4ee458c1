import type { Start } from '../text/start.ts'
import type { LeagueHead } from './season-rows.ts'

/** `/s/{league}/history` */
export interface LeagueHistory {
  league: LeagueHead
  /** Closed seasons, the newest first. */
  seasons: PastSeason[]
  teams: TeamOverSeasons[]
}

export interface PastSeason {
  id: string
  name: string
  /** First of the first tier. */
  champions: PastTeam[]
  wentUp: PastTeam[]
  wentDown: PastTeam[]
}

export interface PastTeam {
  team: string | null
  name: string
  nationality: string
}

/** A team over the closed seasons of a league. */
export interface TeamOverSeasons extends PastTeam {
  titles: number
  /** The oldest season first. */
  path: TeamSeason[]
  mp: number
  gp: number
}

export interface TeamSeason {
  season: string
  name: string
  tier: number
  group: number
  division: string
  place: number
  /** Teams in that division. */
  of: number
}

/** `/s/{league}/h2h/{a}/{b}`: two site-wide teams. */
export interface TeamMeetings {
  league: LeagueHead
  a: PastTeam
  b: PastTeam
  /** Fixtures, as the first team sees them. */
  won: number
  drawn: number
  lost: number
  /** Board points of both. */
  gp: [a: number, b: number]
  /** The newest first. */
  fixtures: TeamMeeting[]
}

export interface TeamMeeting {
  season: string
  seasonName: string
  division: string
  round: number
  at: Start | null
  /** Whether the first team was at home. */
  isHome: boolean
  mp: [a: number, b: number]
  gp: [a: number, b: number]
  isForfeit: boolean
  /** Path of the match. */
  href: string
}
