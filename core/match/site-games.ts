import { NO_OUTCOME } from './outcome.ts'

/** A game of a match as reported by the chess site. */
export interface Game {
  /** From 1. */
  board: number
  /** Whether the match's first side has White. On a board each side has White once. */
  whiteFirst: boolean
  /** White's and Black's letter. */
  outcome: string
  /** Usernames at the time of the game. */
  white: string
  black: string
  link?: string
  pgn?: string
  startedAt?: number
  endedAt?: number
}

/** `no` is the position in the match, from 1; each board has two. */
export type NumberedGame = Game & { no: number }

export const GAMES_A_BOARD = 2

/**
 * Orders games by board, and on a board by start. If the times are unknown, by who has White: the order must depend
 * only on the games, not on when they were read.
 */
export function numberGames<Played extends Game>(games: Played[]): (Played & { no: number })[] {
  const rows: (Played & { no: number })[] = []
  for (const game of games.toSorted(
    (a, b) => a.board - b.board || startOf(a) - startOf(b) || whiteTurn(a) - whiteTurn(b),
  )) {
    const isSecond = rows.at(-1)?.board === game.board
    rows.push({ ...game, no: GAMES_A_BOARD * (game.board - 1) + (isSecond ? 2 : 1) })
  }
  return rows
}

const startOf = ({ startedAt, endedAt }: Game): number => startedAt ?? endedAt ?? Number.MAX_SAFE_INTEGER
/** As in team lists, the first side has White first on odd boards. */
const whiteTurn = ({ board, whiteFirst }: Game): number => (whiteFirst === (board % 2 === 1) ? 0 : 1)

/**
 * Two letters for each game, the first side's and the second side's, up to the last finished game; spaces for
 * unfinished games.
 */
export function gameLetters(games: Game[]): string {
  const rows = numberGames(games)
  const row = Array.from({ length: rows.at(-1)?.no ?? 0 }, () => NO_OUTCOME)
  for (const { no, whiteFirst, outcome } of rows) row[no - 1] = whiteFirst ? outcome : swapSides(outcome)
  return row.join('')
}

const swapSides = (outcome: string): string => outcome.charAt(1) + outcome.charAt(0)

/** Merges reports: games are never lost, and newer data wins. */
export function mergeGames(known: Game[], seen: Game[]): Game[] {
  const games = new Map(known.map((game) => [gameKey(game), game]))
  for (const game of seen) {
    if (game.outcome === NO_OUTCOME) continue
    const before = games.get(gameKey(game))
    games.set(gameKey(game), before ? preferSeen(before, game) : game)
  }
  return [...games.values()]
}

/** Identifies a game on a board by its colours. */
export const gameKey = ({ board, whiteFirst }: Pick<Game, 'board' | 'whiteFirst'>): string => `${board}${whiteFirst}`

/**
 * Keeps the usernames of the time of the game, because accounts can be renamed. Only a report of the board itself
 * replaces them.
 */
const preferSeen = (before: Game, seen: Game): Game =>
  seen.link === undefined ? { ...before, outcome: seen.outcome } : { ...before, ...seen }
