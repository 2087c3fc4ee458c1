import * as say from '#words/gameView.js'
import type { GameSlot } from '#core/game/boards.ts'
import { gameEnd, type GameEnd } from '#core/game/game-end.ts'
import type { MoveList } from '#core/game/moves.ts'

/** The result of a finished game, White first, and how it ended. */
export interface Ending {
  /** `1–0` */
  result: string
  words: string
}

type WinningSide = 'white' | 'black' | 'nobody'

const RESULTS: Record<WinningSide, string> = { white: '1–0', black: '0–1', nobody: '½–½' }
const OUTCOMES: Record<WinningSide, () => string> = { white: say.whiteWon, black: say.blackWon, nobody: say.drawn }

/** What the loser did. */
const LOST: Partial<Record<GameEnd, Record<WinningSide, () => string>>> = {
  mate: { white: say.checkmate, black: say.checkmate, nobody: say.drawn },
  resigned: { white: say.blackResigned, black: say.whiteResigned, nobody: say.drawAgreed },
  time: { white: say.blackLostOnTime, black: say.whiteLostOnTime, nobody: say.drawnOnTime },
  abandoned: { white: say.blackLeft, black: say.whiteLeft, nobody: say.gameAbandoned },
}
const OTHERS: Partial<Record<GameEnd, () => string>> = {
  agreed: say.drawAgreed,
  stalemate: say.stalemate,
  repetition: say.repetition,
  insufficient: say.insufficient,
  fiftyMoves: say.fiftyMoves,
  rules: say.byRuling,
}

/** Undefined while a game is not over, and where both sides lost or nobody played. */
export function endingOf({ state, row }: GameSlot, { moves, tags }: MoveList): Ending | undefined {
  const results = [row?.white.result, row?.black.result]
  if (state !== 'over' || results.some((points) => points === null || points === undefined)) return undefined
  const [white, black] = results as [number, number]
  if (white === 0 && black === 0) return undefined
  const winner = white > black ? 'white' : white < black ? 'black' : 'nobody'
  const end = gameEnd(moves.at(-1)?.san, tags['Termination'])
  const words = (end && (LOST[end]?.[winner] ?? OTHERS[end])) ?? OUTCOMES[winner]
  return { result: RESULTS[winner], words: words() }
}
