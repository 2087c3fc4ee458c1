/** The rules of chess, in a file of their own: they are loaded when a board is first seen. */
export { chessRules as rules } from '#core/game/chess-rules.ts'
