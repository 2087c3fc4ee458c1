import { isPlayed, type Outcome } from '../match/outcome.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'

/** Whether a game of a round, or of the event, was played and is recorded as a game: otherwise its PGN is empty. */
export function hasGames({ rounds, settings }: Pick<Snapshot, 'rounds' | 'settings'>, round?: number): boolean {
  const isOneGame = settings.competitors === 'individual' && settings.gamePointTotal === 1
  const shown = round === undefined ? rounds : rounds.slice(round - 1, round)
  return shown.some(({ outcomes, games }) => [...(games ?? []), isOneGame ? outcomes : ''].some(hasPlayed))
}

const hasPlayed = (letters: string): boolean =>
  (letters.match(/../g) ?? []).some((game) => Array.from(game as Iterable<Outcome>).every(isPlayed))
