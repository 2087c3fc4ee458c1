import * as say from '#words/deskFeeds.js'
import type { Snapshot } from '#core/snapshot/snapshot.ts'
import { formatClock } from '#core/game/clocks.ts'
import type { BoardAnswer, BoardsAnswer } from '../../../api/boards.ts'

export interface FeedProps {
  id: string
  snapshot: Snapshot
  boards: BoardsAnswer
  /** Tells the reader what was done. */
  onDone: (message: string | undefined) => void
}

export const isToLookAt = ({ flags }: BoardAnswer): boolean => flags.length > 0

const RESULTS: Record<string, string> = { '10': '1–0', '01': '0–1', '==': '½–½', '00': '0–0', '=0': '½–0', '0=': '0–½' }

/** A result by its letters; of a team match the results of its boards. */
export const resultSign = (letters: string): string =>
  (letters.match(/../g) ?? []).map((pair) => RESULTS[pair] ?? pair.split('').join('/')).join(' ')

/** What a board is doing, in a few words. */
export function boardWords(board: BoardAnswer): string {
  const { flags, state, says, byKings, move, plies } = board
  if (flags.includes('stopped')) return say.stoppedAt({ move })
  if (flags.includes('differs')) return say.resultsDiffer()
  if (flags.includes('silent')) return say.silent()
  if (flags.includes('swapped')) return say.coloursSwapped()
  if (flags.includes('takenBack')) return say.movesTakenBack()
  if (state === 'confirmed') return say.confirmed()
  if (says !== null)
    return byKings ? say.kingsSay({ result: resultSign(says) }) : say.boardSays({ result: resultSign(says) })
  return plies > 0 ? say.atMove({ move: Math.ceil(plies / 2) }) : say.notBegun()
}

export const clocksText = ({ clocks: [white, black] }: BoardAnswer): string =>
  white === null && black === null
    ? ''
    : [white, black].map((left) => (left === null ? '–' : formatClock(left))).join(' · ')
