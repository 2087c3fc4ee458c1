import type { Snapshot } from '../snapshot/snapshot.ts'
import { timeClass } from '../tournament/time-class.ts'

/** FIDE B.01 art. 1.4.1. */
export const LEAST_GAMES = 9

/** Whether title norms can be made in an event at all, as far as its settings tell. */
export function givesNorms({ settings, players }: Snapshot): boolean {
  const { ratedAs, competitors, gamePointTotal, source, timeControl, totalRounds, pairingSystem } = settings
  return (
    competitors === 'individual' &&
    gamePointTotal === 1 &&
    source === null &&
    (ratedAs ?? timeClass(timeControl) ?? 'standard') === 'standard' &&
    (totalRounds ?? 0) >= LEAST_GAMES &&
    // FIDE gives none for Scheveningen matches since 2024, and Keizer players choose when they play.
    (pairingSystem === 'swiss' || pairingSystem === 'roundRobin') &&
    players.title !== undefined
  )
}
