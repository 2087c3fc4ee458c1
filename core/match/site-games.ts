import { NO_OUTCOME } from './outcome.ts'

/** A game of a match as the chess site tells it. */
export interface Game {
  /** From 1. */
  board: number
  /** Whether the match's first side has White here. On a board each side has White once. */
  whiteFirst: boolean
  /** White's and Black's letter. */
  outcome: string
  /** Names as played. */
  white: string
  black: string
  link?: string
  pgn?: string
  startedAt?: number
  endedAt?: number
}

/** A game and its position in the match, from 1: two a board. */
export type NumberedGame = Game & { no: number }

export const GAMES_A_BOARD = 2

/**
 * The games in their order: board by board, and on a board the one that began earlier first. What cannot be told falls
 * to who has White, so that the order depends only on what is known and never on when it was learnt.
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
/** Sides take turns in having White first, as team lists do: the first side on odd boards. */
const whiteTurn = ({ board, whiteFirst }: Game): number => (whiteFirst === (board % 2 === 1) ? 0 : 1)

/**
 * Two letters a game, the first side's and the second side's: spaces where none has ended, up to the last that has.
 */
export function gameLetters(games: Game[]): string {
  const rows = numberGames(games)
  const row = Array.from({ length: rows.at(-1)?.no ?? 0 }, () => NO_OUTCOME)
  for (const { no, whiteFirst, outcome } of rows) row[no - 1] = whiteFirst ? outcome : swapSides(outcome)
  return row.join('')
}

const swapSides = (outcome: string): string => outcome.charAt(1) + outcome.charAt(0)

/** What was known with what is seen: nothing known is lost, and what is seen of a game is believed. */
export function mergeGames(known: Game[], seen: Game[]): Game[] {
  const games = new Map(known.map((game) => [gameKey(game), game]))
  for (const game of seen) {
    if (game.outcome === NO_OUTCOME) continue
    const before = games.get(gameKey(game))
    games.set(gameKey(game), before ? preferSeen(before, game) : game)
  }
  return [...games.values()]
}

/** The same game on the same board: colours tell the two apart. */
export const gameKey = ({ board, whiteFirst }: Pick<Game, 'board' | 'whiteFirst'>): string => `${board}${whiteFirst}`

/** Names stay as they were played under, until the board itself is read: people rename themselves. */
const preferSeen = (before: Game, seen: Game): Game =>
  seen.link === undefined ? { ...before, outcome: seen.outcome } : { ...before, ...seen }
