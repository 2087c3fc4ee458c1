import type { Snapshot } from './snapshot.ts'
import { systemAt } from './rounds.ts'

/** The rounds of a knockout, both ends included; `to` is Infinity where nobody said how many there will be. */
export interface RoundRange {
  from: number
  to: number
}

/** Whether a round stands in a bracket that can be drawn: its knockout has begun. */
export function hasBracket(snapshot: Pick<Snapshot, 'settings' | 'systems' | 'rounds'>, round: number): boolean {
  const stretch = knockoutRange(snapshot, round)
  return stretch !== undefined && stretch.from <= snapshot.rounds.length
}

/** The knockout that a round belongs to, undefined when the round is paired otherwise. Round 0 goes by the first. */
export function knockoutRange(
  { settings, systems, rounds }: Pick<Snapshot, 'settings' | 'systems' | 'rounds'>,
  round: number,
): RoundRange | undefined {
  const { system, from, to } = systemAt(settings, systems, round)
  if (system !== 'knockout') return undefined
  const planned = Math.max(settings.totalRounds ?? Infinity, rounds.length)
  return { from: Math.max(1, from), to: Math.min(to, planned) }
}
