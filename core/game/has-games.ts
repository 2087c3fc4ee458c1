import { isPlayed, NO_OUTCOME, type Outcome } from '../match/outcome.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Whether a game of a round, or of the event, was played and is recorded as a game: otherwise its PGN is empty. */
export function hasGames({ rounds, settings }: Pick<Snapshot, 'rounds' | 'settings'>, round?: number): boolean {
  const isOneGame = settings.competitors === 'individual' && settings.gamePointTotal === 1
  const shown = round === undefined ? rounds : rounds.slice(round - 1, round)
  return shown.some(({ outcomes, games }) => [...(games ?? []), isOneGame ? outcomes : ''].some(hasPlayed))
}

const hasPlayed = (letters: string): boolean =>
  (letters.match(/../g) ?? []).some((game) => Array.from(game as Iterable<Outcome>).every(isPlayed))

/** Whether a round has games to be played at boards: open ones without a game link. */
export const hasOpenBoards = ({ rounds }: Pick<Snapshot, 'rounds'>, round: number): boolean => {
  const columns = rounds[round - 1]
  return !!columns?.black.some(
    (black, at) =>
      black >= 0 &&
      columns.outcomes.slice(2 * at, 2 * at + 2) === NO_OUTCOME &&
      columns.facts?.[at]?.link === undefined,
  )
}
