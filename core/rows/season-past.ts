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

interface TeamSeason {
  season: string
  name: string
  tier: number
  group: number
  division: string
  place: number
  /** Teams in that division. */
  of: number
}
