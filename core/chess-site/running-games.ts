import { MAX_PGN_LENGTH } from '../pgn/pgn-game.ts'
import { parseBoardGames, isFirst, startOf, pgnTag } from './parse-board.ts'
import type { Usernames } from './parse-match.ts'

export interface RunningGame {
  board: number
  whiteFirst: boolean
  white: string
  black: string
  link: string
  /** Without tags that change, so that a new move only appends. */
  pgn: string
  startedAt?: number
}

/**
 * The games of a board, running ones included; undefined when the answer is not about a board. Games between unknown
 * players are left out.
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

/** The player's own spelling from the PGN: while a game is running, the answer has usernames in lower case. */
const displayName = (name: string, own: string | undefined): string =>
  own?.toLowerCase() === name.toLowerCase() ? own : name

// Chess.com's other tags change with each move.
const STABLE_TAGS =
  /^\[(?:Event|Site|Date|Round|White|Black|Result|UTCDate|UTCTime|WhiteElo|BlackElo|TimeControl|Variant|SetUp|FEN|Link) /

export const withoutChangingTags = (pgn: string): string =>
  pgn
    .split('\n')
    .filter((line) => !line.startsWith('[') || STABLE_TAGS.test(line))
    .join('\n')
    .trim()
