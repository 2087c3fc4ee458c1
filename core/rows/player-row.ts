/** One round of a player as the API tells it; points are points (1, 0.5, 0). */
export interface RoundHistory {
  round: number
  /** 1 win, 0.5 draw, 0 loss; null until there is a result. */
  match: 1 | 0.5 | 0 | null
  /** The opponent's, or `bye`; null for a round without a pairing. */
  id: string | null
  name: string | null
  /** null if there is no opponent. */
  colour: 'W' | 'B' | null
  /** Game points. */
  game: number | null
  /** Whether the game was played (not a forfeit or bye). */
  played: boolean
  /** Expected result, 0–1; null where ratings do not say. */
  expected: number | null
  oppRating: number
  pool: number
  /** The pairing's id. */
  resultId: string | null
}

/** A bonus that the organiser granted. In a list of a whole tournament, `id` is whose it is. */
export interface BonusRow {
  /** The player's. */
  id: string
  /** Counts from this round on. */
  round: number
  MP: number
  GP: number
}

/** A competitor of one tournament as the API tells it: a player, or in a team event a team. */
export interface PlayerRow {
  id: string
  tournamentId: string
  firstName: string
  lastName: string
  rating: number
  /** Three letters, or empty. */
  nationality: string
  pool: number
  /** Not withdrawn. */
  active: boolean
  /** Paired with an opponent in the current round of an event that is on. */
  isPlaying: boolean
  performanceRating: number | null
  /** In team tournaments, the team that claimed the entry. */
  teamId: string | null
  contact: string | null
  lichess: string | null
  chessCom: string | null
  meta: unknown
  createdAt: number
  updatedAt: number
  histories: RoundHistory[]
  bonuses: BonusRow[]
}
