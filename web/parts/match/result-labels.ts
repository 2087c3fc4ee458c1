import { isUpcoming } from '#core/rows/entry-slice.ts'
import type { ProfileMatch } from '#core/rows/profile.ts'

type ResultWord = 'Win' | 'Draw' | 'Loss'
const RESULTS: Record<number, ResultWord> = { 1: 'Win', 0.5: 'Draw', 0: 'Loss' }

/** How a match ended for the side whose card it is; undefined before it did. */
export function resultLabel({ own, matchW, matchB, isFinished }: ProfileMatch): ResultWord | undefined {
  const result = own === 'w' ? matchW : matchB
  return isFinished && result !== null && result !== undefined ? RESULTS[result] : undefined
}

/** Which side won: undefined as long as nobody has. */
export function winner({ matchW, matchB, isFinished }: ProfileMatch): 'w' | 'b' | undefined {
  if (!isFinished || matchW === matchB) return undefined
  return (matchW ?? 0) > (matchB ?? 0) ? 'w' : 'b'
}

/** The matches to come with those that are being played, and those that are over. */
export const splitByTime = (matches: readonly ProfileMatch[]): { upcoming: ProfileMatch[]; past: ProfileMatch[] } => ({
  upcoming: matches.filter(isUpcoming),
  past: matches.filter((match) => !isUpcoming(match)),
})
