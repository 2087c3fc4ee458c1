/** In the order in which they are shown. */
export const HIT_KINDS = ['tournament', 'team', 'player', 'user'] as const
export type HitKind = (typeof HIT_KINDS)[number]

/** Something found by its name. */
export interface SearchHit {
  id: string
  kind: HitKind
  name: string
  /** Place or tournament; may be empty. */
  where: string
  /** FIDE's three letters, or empty. */
  flag: string
  href: string
}
