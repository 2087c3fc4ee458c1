import { MADE_GAMES } from './made-games.ts'
import { REAL_GAMES } from './real-games.ts'
import type { StoredGame } from './stored-game.ts'

/** A game for every kind of ending: real ones, and made-up ones where no public game ends so. */
export const GAMES: StoredGame[] = MADE_GAMES.map((made, at) => ({ ...made, ...REAL_GAMES[at] }))

/** Positions of the real ones. */
export const REAL: number[] = Object.keys(REAL_GAMES).map(Number)
