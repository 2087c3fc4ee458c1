/** One of the matches that a fixture of a team league has: rapid and blitz, or bands of ratings. */
export interface Segment {
  label: string
  timeClass: SegmentClass
  /** With fewer boards the match is forfeited. */
  minBoards: number
  maxBoards?: number | undefined
  gamesPerBoard: number
}

export const SEGMENT_CLASSES = ['standard', 'rapid', 'blitz', 'bullet', 'daily'] as const
export type SegmentClass = (typeof SEGMENT_CLASSES)[number]

/**
 * What decides a fixture of several matches. `sum`: the game points of all its matches. `segments`: the number of
 * matches won. `perMini`: each of its matches gives match points of its own.
 */
export const FIXTURE_SCORINGS = ['sum', 'segments', 'perMini'] as const
export type FixtureScoring = (typeof FIXTURE_SCORINGS)[number]

/**
 * Game points of the side that wins a match of a fixture by forfeit: none, all points of the fewest boards, or a number
 * of plain points. The other side gets none.
 */
export type ForfeitBoardPoints = 'none' | 'minimum' | number

/** Plain game points of a fixture whose matches all have the fewest boards; 0 without segments. */
export const fewestGamePoints = (segments: readonly Segment[]): number =>
  segments.reduce((sum, { minBoards, gamesPerBoard }) => sum + minBoards * gamesPerBoard, 0)
