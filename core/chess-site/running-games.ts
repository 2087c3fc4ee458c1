import { MAX_PGN_LENGTH } from '../game/pgn.ts'
import { parseBoardGames, isFirst, startOf, pgnTag } from './parse-board.ts'
import type { Usernames } from './parse-match.ts'

/** A game of a match as far as it has come. */
export interface RunningGame {
  board: number
  /** Whether the match's first side has White. */
  whiteFirst: boolean
  white: string
  black: string
  link: string
  /** Its text, of which only the end changes while it is played. */
  pgn: string
  startedAt?: number
}

/**
 * The games of a board, those that are being played among them, from the site's answer about it; undefined when it is no
 * such answer. A game of two people that nobody knows is left out.
 */
export const runningGames = (json: unknown, board: number, usernames: Usernames): RunningGame[] | undefined =>
  parseBoardGames(json)?.flatMap(({ url, pgn, white, black }) => {
    const whiteFirst = isFirst(white.username, black.username, usernames)
    if (!url || !/^https?:\/\//.test(url) || !pgn || pgn.length > MAX_PGN_LENGTH || whiteFirst === undefined) return []
    const startedAt = startOf(pgn)
    return {
      board,
      whiteFirst,
      white: displayName(white.username, pgnTag(pgn, 'White')),
      black: displayName(black.username, pgnTag(pgn, 'Black')),
      link: url,
      pgn: withoutChangingTags(pgn),
      ...(startedAt !== undefined && { startedAt }),
    }
  })

/** A name as its bearer writes it, where the game says so: while it is played the answer has them in lower case. */
const displayName = (name: string, own: string | undefined): string =>
  own?.toLowerCase() === name.toLowerCase() ? own : name

// What the site adds changes with each move.
const STABLE_TAGS =
  /^\[(?:Event|Site|Date|Round|White|Black|Result|UTCDate|UTCTime|WhiteElo|BlackElo|TimeControl|Variant|SetUp|FEN|Link) /

/** A game's text of which only the end changes while it is played. */
export const withoutChangingTags = (pgn: string): string =>
  pgn
    .split('\n')
    .filter((line) => !line.startsWith('[') || STABLE_TAGS.test(line))
    .join('\n')
    .trim()
