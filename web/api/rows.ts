import type { Settings } from '#core/tournament/tournament.ts'

/** A tournament in a list. Times are milliseconds. */
export interface TournamentRow {
  id: string
  name: string
  user: string | null
  round: number
  active: boolean
  players: number
  createdAt: number
  updatedAt: number
  description: string | null
  logoURL: string | null
  vanityURL: string | null
  competitors: Settings['competitors']
  pairingSystem: Settings['pairingSystem']
  timeControl: string | null
  /** null: without end. */
  totalRounds: number | null
  /** When its first round starts, if that is known. */
  startedAt?: number | null
  /** The first three matches of the current round, while it is live. Points are doubled. */
  featured?: Featured[]
}

export interface Featured {
  w: string
  b: string
  scoreW: number | null
  scoreB: number | null
}

/** A notice of the site, or of one of its tournaments. */
export interface SiteAnnouncement {
  id: string
  title: string | null
  content: string
  link: string | null
  tournamentId: string | null
  tournamentName: string | null
  author: string | null
  createdAt: number
  updatedAt: number
}
