/** In order of display. */
export const HIT_KINDS = ['tournament', 'team', 'player', 'user'] as const
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
}
