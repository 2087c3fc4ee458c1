/** What of a tournament other sites may show. */
export const ELEMENTS = ['standings', 'pairings', 'bracket', 'live', 'board'] as const
export type Element = (typeof ELEMENTS)[number]

/** What an embed shows. */
export interface Asked {
  element: Element
  /** Left out: the round that is current at the time. */
  round?: number
  /** Which of several pools, brackets or boards, from 1. */
  iteration: number
}

/** An embed shows at most so many rows; the rest is a link away. */
export const ROWS = 50
export const FEATURED = 10
