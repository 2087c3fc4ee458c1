import type { Snapshot } from './snapshot.ts'
import { systemAt } from './rounds.ts'

/** Rounds that are paired by one system, both ends included; `to` is Infinity where nobody said how many there will be. */
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
  const { system } = systemAt(settings, systems, round)
  return system === 'knockout' ? systemRange({ settings, systems, rounds }, round) : undefined
}

/** The rounds that are paired by the system of this one. */
export function systemRange(
  { settings, systems, rounds }: Pick<Snapshot, 'settings' | 'systems' | 'rounds'>,
  round: number,
): RoundRange {
  const { from, to } = systemAt(settings, systems, round)
  const planned = Math.max(settings.totalRounds ?? Infinity, rounds.length)
  return { from: Math.max(1, from), to: Math.min(to, planned) }
}
