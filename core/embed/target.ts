/** What of a tournament other sites may show. */
export const EMBED_ELEMENTS = ['standings', 'pairings', 'bracket', 'live', 'board'] as const
export type EmbedElement = (typeof EMBED_ELEMENTS)[number]

/** What an embed shows. */
export interface EmbedTarget {
  element: EmbedElement
  /** Left out: the round that is current at the time. */
  round?: number
  /** Which of several pools, brackets or boards, from 1. */
  iteration: number
}

/** An embed shows at most so many rows; the rest is a link away. */
export const MAX_ROWS = 50
export const MAX_FEATURED = 10
