/** One round of a player, in the API; in plain points. */
export interface RoundHistory {
  round: number
  /** 1 win, 0.5 draw, 0 loss; null until there is a result. */
  match: 1 | 0.5 | 0 | null
  /** The opponent's id, or `bye`; null for a round without a pairing. */
  id: string | null
  name: string | null
  /** null if there is no opponent. */
  colour: 'W' | 'B' | null
  /** Game points. */
  game: number | null
  /** Whether the game was played (not a forfeit or bye). */
  played: boolean
  /** Expected result, 0–1; null without ratings. */
  expected: number | null
  oppRating: number
  pool: number
  /** The pairing's id. */
  resultId: string | null
}

/** A bonus granted by the organiser. */
export interface BonusRow {
  /** The player's id. */
  id: string
  /** Counts from this round on. */
  round: number
  /** Less than 0 for a penalty. */
  MP: number
  GP: number
  reason?: string
}

/** A competitor of a tournament in the API: a player, in a team event a team. */
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
  /** Paired with an opponent in the current round of a running event. */
  isPlaying: boolean
  performanceRating: number | null
  /** In team events the short code, such as BRN; no other team of the event has it. */
  code: string | null
  /** In team events, the team that claimed the entry. */
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
