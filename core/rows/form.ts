import type { CardRound } from '../standings/competitor-card.ts'
import { isUpcoming } from './entry-slice.ts'
import { endOf } from './followed.ts'
import type { ProfileMatch } from './profile.ts'

export type FormResult = 'win' | 'draw' | 'loss' | 'running'

const FORM_LENGTH = 5
const RESULTS = ['loss', 'draw', 'win'] as const

/** The last results of a competitor in an event, the newest at the end. Byes are left out. */
export const formOfRounds = (rounds: readonly CardRound[], isRunning: (round: CardRound) => boolean): FormResult[] =>
  rounds
    .flatMap((round): FormResult[] => {
      const { match } = round.line
      if (!round.opponent) return []
      return match === null ? (isRunning(round) ? ['running'] : []) : [RESULTS[match]!]
    })
    .slice(-FORM_LENGTH)

/** The last results over all events, the newest at the end. Hidden results are left out. */
export const formOfMatches = (matches: readonly ProfileMatch[]): FormResult[] => {
  const played = matches.filter((match) => !match.aborted && !isUpcoming(match) && resultOf(match) !== undefined)
  const ended = played.toSorted((a, b) => (endOf(a) ?? 0) - (endOf(b) ?? 0) || a.round - b.round)
  const running = matches.filter(({ status }) => status === 'live').map((): FormResult => 'running')
  return [...ended.map((match) => resultOf(match)!), ...running].slice(-FORM_LENGTH)
}

const resultOf = ({ own, matchW, matchB }: ProfileMatch): FormResult | undefined => {
  const result = own === 'w' ? matchW : matchB
  return result === null || result === undefined ? undefined : RESULTS[2 * result]
}
