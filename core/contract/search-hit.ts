/** In order of display. */
export const HIT_KINDS = ['tournament', 'festival', 'league', 'team', 'player', 'user'] as const
export type HitKind = (typeof HIT_KINDS)[number]

export interface SearchHit {
  id: string
  kind: HitKind
  name: string
  /** Place or tournament; may be empty. */
  where: string
  /** FIDE's three-letter code, or empty. */
  flag: string
  href: string
  /** Of an event: it is being played. */
  isLive: boolean
  /** Of a player, team or user: the match that they play now. */
  match: FoundMatch | null
}

export interface FoundMatch {
  href: string
  opponent: string
  /** Own plain points and the opponent’s; null before a result. */
  scores: [own: number, other: number] | null
  /** Who has won or can’t be caught. */
  won: 'own' | 'other' | null
}
