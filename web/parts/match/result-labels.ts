import * as say from '#words/match.js'
import { isUpcoming } from '#core/rows/entry-slice.ts'
import type { ProfileMatch } from '#core/rows/profile.ts'

type ResultWord = 'Win' | 'Draw' | 'Loss'
const RESULTS: Record<number, ResultWord> = { 1: 'Win', 0.5: 'Draw', 0: 'Loss' }

export const RESULT_LABELS: Record<ResultWord, () => string> = { Win: say.win, Draw: say.draw, Loss: say.loss }

/** The result for the card's owner; undefined before the match is over. */
export function resultLabel({ own, matchW, matchB, isFinished }: ProfileMatch): ResultWord | undefined {
  const result = own === 'w' ? matchW : matchB
  return isFinished && result !== null && result !== undefined ? RESULTS[result] : undefined
}

/** The winning side; undefined for a draw or an unfinished match. */
export function winner({ matchW, matchB, isFinished }: ProfileMatch): 'w' | 'b' | undefined {
  if (!isFinished || matchW === matchB) return undefined
  return (matchW ?? 0) > (matchB ?? 0) ? 'w' : 'b'
}

/** Splits matches into running, upcoming and finished ones. */
export function splitByTime(matches: readonly ProfileMatch[]): Record<'live' | 'upcoming' | 'past', ProfileMatch[]> {
  const open = matches.filter(isUpcoming)
  return {
    live: open.filter(({ status }) => status === 'live'),
    upcoming: open.filter(({ status }) => status !== 'live'),
    past: matches.filter((match) => !isUpcoming(match)),
  }
}
