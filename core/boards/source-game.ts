import type { Evaluation } from '../match/win-chance.ts'
import type { GameMark } from '../pgn/game-mark.ts'
import { nameKey } from '../people/name-key.ts'

/** A move as a board reported it. Times are in seconds. */
export interface BoardPly {
  san: string
  /** The mover's clock after the move. */
  clock?: number
  spent?: number
  /** As the source says. */
  evaluation?: Evaluation
}

/** The result that a board reports, White's and Black's letter of the game. */
export interface BoardResult {
  outcome: string
  /** `kings`: only the kings in the centre say so, which is a hint. */
  by: 'source' | 'kings'
}

/** A game as one answer of a source has it: plain data, whatever the source's format was. */
export interface SourceGame {
  /** As written; empty if unknown. */
  white: string
  black: string
  /** FIDE IDs; empty if unknown. */
  whiteId: string
  blackId: string
  /** Undefined if the source doesn't say. */
  round?: number
  /** The source's own number, which identifies nothing: boards are counted anew on each computer of the hall. */
  board?: number
  /** Our own mark from `pairings.pgn`. */
  mark?: GameMark
  /** Position before the first move, if it is not the usual one. */
  fen?: string
  timeControl?: string
  plies: BoardPly[]
  result?: BoardResult
  /** The illegal move at which the source's moves stop, as written. */
  stop?: string
  /** The tag and the end of the text have different results, so that none is taken. */
  resultsDiffer?: true
  /** The text ends within the game: more will come. */
  isWaiting?: true
}

export interface KeyedGame extends SourceGame {
  /** Identifies the game within its source while names and IDs stay. */
  key: string
}

const named = ({ white, black, whiteId, blackId }: SourceGame): string =>
  [whiteId || nameKey(white), blackId || nameKey(black)].join('|')

/** Whether the source names a player at all. */
const isNamed = (game: SourceGame): boolean => named(game) !== '|'

/**
 * Gives each game of an answer its key: the two players, and a number for further games of the same two. Games without
 * any name have the source's board number, or else their place.
 */
export function withKeys(games: readonly SourceGame[]): KeyedGame[] {
  const counts = new Map<string, number>()
  return games.map((game, at) => {
    const own = isNamed(game) ? named(game) : `#${game.board ?? at + 1}`
    const count = (counts.get(own) ?? 0) + 1
    counts.set(own, count)
    return { ...game, key: count > 1 ? `${own}|${count}` : own }
  })
}
