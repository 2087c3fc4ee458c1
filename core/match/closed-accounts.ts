import type { HalfPoints } from '../text/score.ts'
import type { MatchPoints } from './scores.ts'
import { pointsOfLetters } from './scores.ts'
import type { Game } from './site-games.ts'

/** A player of a match as the chess site lists him now. */
interface ListedAccount {
  /** In lower case. */
  username: string
  status?: string | undefined
  board?: number | undefined
}

export interface ListedSide {
  players: ListedAccount[]
  /** Usernames, in lower case, whose games the site rescored itself. */
  removed: string[]
}

/** Closed for breaking fair play. A player who closed his own account (`closed`) keeps his points. */
const isClosedForFairPlay = ({ status }: ListedAccount): boolean => status === 'closed:fair_play_violations'

/** A player whose games count as lost although he did not lose all of them. */
export interface ClosedAccount {
  side: 0 | 1
  username: string
  board: number
}

/** Accounts that were closed for fair play without the site taking their points. */
export const closedSince = (sides: [ListedSide, ListedSide]): ClosedAccount[] =>
  sides.flatMap(({ players, removed }, side) =>
    players.flatMap(({ username, status, board }) =>
      isClosedForFairPlay({ username, status }) && board !== undefined && !removed.includes(username)
        ? [{ side: side as 0 | 1, username, board }]
        : [],
    ),
  )

/**
 * The score as the site would adjust it: all match games of a closed account count as lost, even won ones; games of two
 * closed accounts as drawn.
 */
export function withoutClosed(points: MatchPoints, games: Game[], closed: ClosedAccount[]): MatchPoints {
  const boards = new Set(closed.map(({ board }) => board))
  const sum: [HalfPoints, HalfPoints] = [...points]
  for (const { board, whiteFirst, outcome } of games.filter((game) => boards.has(game.board))) {
    const letters = whiteFirst ? outcome : outcome.charAt(1) + outcome.charAt(0)
    const [first, second] = pointsOfLetters(letters)
    const [isFirst, isSecond] = [0, 1].map((side) => closed.some((one) => one.side === side && one.board === board))
    const [after, other]: MatchPoints = isFirst && isSecond ? [1, 1] : isFirst ? [0, 2] : [2, 0]
    sum[0] += after - first
    sum[1] += other - second
  }
  return sum
}
