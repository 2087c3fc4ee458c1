import type { GameMatches } from '#core/boards/match-games.ts'

/** What a program is told about a game that it pushed. */
export interface TakenGame {
  white: string
  black: string
  plies: number
  match: GameMatches
}
