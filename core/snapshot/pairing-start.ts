import { isWholeDay } from '../text/when.ts'
import type { Snapshot } from './snapshot.ts'

/** The match's own time, else its round's. `isDay`: only the day is known. */
export function pairingStart(
  { dates }: Pick<Snapshot, 'dates'>,
  { round, facts }: { round: number; facts: { startTime?: number | undefined } },
): { at: number; isDay: boolean } | undefined {
  if (facts.startTime !== undefined) return { at: facts.startTime, isDay: false }
  const at = dates[round - 1] ?? undefined
  return at === undefined ? undefined : { at, isDay: isWholeDay(at) }
}
