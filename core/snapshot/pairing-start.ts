import type { Start } from '../text/start.ts'
import type { Snapshot } from './snapshot.ts'

/** The match's own time, else its round's. */
export function pairingStart(
  { dates }: Pick<Snapshot, 'dates'>,
  { round, facts }: { round: number; facts: { startTime?: number | undefined } },
): Start | undefined {
  return facts.startTime ?? dates[round - 1] ?? undefined
}
