export const EMBED_ELEMENTS = ['standings', 'pairings', 'bracket', 'live', 'board', 'odds', 'player', 'games'] as const
export type EmbedElement = (typeof EMBED_ELEMENTS)[number]
/** The frame redraws these itself when the room reports a change. */
export type OwnElement = 'standings' | 'pairings' | 'bracket' | 'live'
/** The frame fetches these again from the edge: its scripts are a fraction of the others' size. */
export type LightElement = 'odds' | 'player' | 'games'

export const isLight = (element: EmbedElement): element is LightElement =>
  element === 'odds' || element === 'player' || element === 'games'

export interface EmbedTarget {
  element: EmbedElement
  /** Undefined for the current round. */
  round?: number
  /** The pool, bracket or board, from 1; for `player` the competitor's number. */
  iteration: number
  /** Standings: only the entries with these starting numbers, ranked among themselves. */
  members?: readonly number[]
}

/** The most rows that an embed shows; its footer links to the rest. */
export const MAX_ROWS = 50
export const MAX_FEATURED = 10
