/** By the usual names (`WhiteFideId`, not `WhiteFIDE`); unknown tags keep theirs. */
export type PgnTags = Readonly<Record<string, string>>

/** A game as its text says it: plain data. Nothing is checked against the rules of chess. */
export interface PgnGame {
  /** By the usual names (`WhiteFideId`, not `WhiteFIDE`); unknown tags keep theirs. */
  tags: Record<string, string>
  /** The comment before the first move. */
  opening: string
  /** The main line. `san` is the word without number and marks such as `!?`; `--` is a move that nobody recorded. */
  moves: { san: string; comment: string }[]
  /** The result behind the moves, as written: `1-0`, `½-½`, `*`. */
  end?: string
  /** Where the text ends within the game: its last word, comment or variation isn’t complete yet. */
  cut?: 'word' | 'comment' | 'variation'
  /** Whether the game is longer than games can be, and was cut. */
  isTruncated: boolean
  /** What could not be read, in the order of the text; at most 20 entries. */
  faults: PgnFault[]
  /** The text of the game, at most 64 kB, and its place in the file. */
  text: string
  from: number
}

/** `variation`: a parenthesis without its end; `isLost` if the moves behind it are not known. */
export interface PgnFault {
  kind: 'tag' | 'comment' | 'variation' | 'word'
  /** Half-moves before it. */
  ply: number
  text: string
  isLost?: true
}

export interface PgnFile {
  games: PgnGame[]
  /** The last game, if the text ends within its tags: it is no game before the rest is there. */
  waiting?: PgnGame
  /** Games after the most that were asked for. */
  left: number
}

/** Longer games are read up to here. */
export const MAX_PGN_LENGTH = 64 * 1024
/** In half-moves. The longest game ever played had 269 moves. */
export const MAX_PLIES = 1200
export const MAX_FAULTS = 20
