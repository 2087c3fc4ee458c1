import { LONGEST_PGN } from '../game/pgn.ts'
import { gamesOn, isFirst, startOf, tag } from './live-board.ts'
import type { Usernames } from './live-match.ts'

/** A game of a match as far as it has come. */
export interface Running {
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
export const runningOn = (json: unknown, board: number, usernames: Usernames): Running[] | undefined =>
  gamesOn(json)?.flatMap(({ url, pgn, white, black }) => {
    const whiteFirst = isFirst(white.username, black.username, usernames)
    if (!url || !/^https?:\/\//.test(url) || !pgn || pgn.length > LONGEST_PGN || whiteFirst === undefined) return []
    const startedAt = startOf(pgn)
    return {
      board,
      whiteFirst,
      white: written(white.username, tag(pgn, 'White')),
      black: written(black.username, tag(pgn, 'Black')),
      link: url,
      pgn: steady(pgn),
      ...(startedAt !== undefined && { startedAt }),
    }
  })

/** A name as its bearer writes it, where the game says so: while it is played the answer has them in lower case. */
const written = (name: string, own: string | undefined): string =>
  own?.toLowerCase() === name.toLowerCase() ? own : name

// What the site adds changes with each move.
const STEADY =
  /^\[(?:Event|Site|Date|Round|White|Black|Result|UTCDate|UTCTime|WhiteElo|BlackElo|TimeControl|Variant|SetUp|FEN|Link) /

const steady = (pgn: string): string =>
  pgn
    .split('\n')
    .filter((line) => !line.startsWith('[') || STEADY.test(line))
    .join('\n')
    .trim()
