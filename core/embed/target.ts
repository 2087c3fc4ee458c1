/** What of a tournament other sites may show. */
export const EMBED_ELEMENTS = ['standings', 'pairings', 'bracket', 'live', 'board', 'odds', 'player', 'games'] as const
export type EmbedElement = (typeof EMBED_ELEMENTS)[number]
/** What a frame makes anew by itself when the room reports a change. */
export type OwnElement = 'standings' | 'pairings' | 'bracket' | 'live'
/** What it asks the edge for again: its files are a fraction of the others'. */
export type LightElement = 'odds' | 'player' | 'games'

export const isLight = (element: EmbedElement): element is LightElement =>
  element === 'odds' || element === 'player' || element === 'games'

/** What an embed shows of a tournament. */
export interface EmbedTarget {
  element: EmbedElement
  /** Left out: the round that is current at the time. */
  round?: number
  /** Which of several pools, brackets or boards, from 1; of players, their number. */
  iteration: number
}

/** An embed shows at most so many rows; the rest is a link away. */
export const MAX_ROWS = 50
export const MAX_FEATURED = 10
